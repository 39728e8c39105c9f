"""How functions of JavaScript are called where nobody has said how, as nobody does here; all else is asked of Pyodide's
module, which knows another `no_default`.
"""

from typing import Any

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


class no_default:
    """What a parameter has that has none."""


def any_arguments(*args: object, **kwargs: object) -> None:
    pass


default_signature = JsFuncSignature(
    any_arguments, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def __getattr__(name: str) -> Any:
    from _pyodide import jsbind_whole

    return getattr(jsbind_whole, name)
