"""No colours: the standard library's tracebacks go to no terminal."""


class Plain(str):
    """A theme, a part of one, or a colour in it: an empty text."""

    __slots__ = ()

    def __getattr__(self, name: str) -> "Plain":
        return self


def can_colorize(*, file: object = None) -> bool:
    """Whether a terminal would show colours."""
    return False


def get_theme(*, tty_file: object = None, force_color: bool = False, force_no_color: bool = False) -> Plain:
    """The only theme."""
    return Plain()
