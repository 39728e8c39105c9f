"""Where the pages that teach the rules are."""

from web_host import WebHost


def address(host: WebHost, language: str, name: str) -> str:
    """The address of one of them."""
    return f"{host.address}learn/{language}/{name}.html"
