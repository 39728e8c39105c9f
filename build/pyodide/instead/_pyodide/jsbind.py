"""How functions of JavaScript are called without a signature of their own, as all are here; all else is passed on to
Pyodide's module, which has another `no_default`.
"""

from typing import Any

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default


class no_default:
    """Stands for the default of a parameter that has none."""


def any_arguments(*args: object, **kwargs: object) -> None:
    pass


default_signature = JsFuncSignature(
    any_arguments, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def __getattr__(name: str) -> Any:
    from _pyodide import jsbind_whole

    return getattr(jsbind_whole, name)
