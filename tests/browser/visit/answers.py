"""What a network makes of a file: dropped, refused, replaced, given a wrong type, damaged, cut, held back."""

from collections.abc import Callable

from playwright.sync_api import Route

TYPES = {"js": "text/javascript", "mjs": "text/javascript", "css": "text/css", "ftl": "text/plain"}


def type_of(address: str) -> str:
    return TYPES.get(address.partition("?")[0].rpartition(".")[2], "application/octet-stream")


def damaged(route: Route) -> None:
    """The file's type, and other bytes."""
    route.fulfill(status=200, content_type=type_of(route.request.url), body="wrong bytes {")


def cut(route: Route) -> None:
    """The beginning of the file alone, as if that were all."""
    body = route.fetch().body()
    route.fulfill(status=200, content_type=type_of(route.request.url), body=body[: len(body) // 2])


def stalled(route: Route) -> None:
    """No answer, ever; the browser drops the request with the page."""


ANSWERS: dict[str, Callable[[Route], None]] = {
    "dropped": lambda route: route.abort(),
    "404": lambda route: route.fulfill(status=404, body="Not Found"),
    "500": lambda route: route.fulfill(status=500, body="Internal Server Error"),
    "html": lambda route: route.fulfill(status=200, content_type="text/html", body="<p>Log in</p>"),
    "type": lambda route: route.fulfill(response=route.fetch(), content_type="application/x-anything"),
    "damaged": damaged,
    "cut": cut,
    "stalled": stalled,
}
"""By name; each answers a request that has been held up."""
