"""A web host for the tests, which can go away."""

from pathlib import Path

from build import local_server


class Unpacking(local_server.Handler):
    """A host that takes a .gz for a page compressed on the way, so that browsers unpack it themselves."""

    def end_headers(self) -> None:
        if self.path.endswith(".gz"):
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()


class Unkept(local_server.Handler):
    """A host that has browsers ask for everything anew."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


class Host:
    """Serves a folder, on a port of its own."""

    def __init__(self, folder: Path, handler: type[local_server.Handler] = local_server.Handler) -> None:
        self.requests: list[str] = []
        self.server = local_server.serve(folder, heard=self.requests.append, handler=handler)
        self.port = self.server.server_port
        self.url = f"http://localhost:{self.port}/"

    def go(self) -> None:
        """Refuse every connection from now on, even those that a browser keeps open."""
        self.server.end()
