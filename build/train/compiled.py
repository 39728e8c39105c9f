"""What all compiled code needs: numba's compiler, with types that a type checker cannot infer, and the types of arrays.

An alias beside the code that owns an array says what the array holds and how it is indexed.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Ints32 = NDArray[np.int32]
Ints16 = NDArray[np.int16]
Bytes = NDArray[np.int8]
Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Row = NDArray[np.integer[Any]]
"""[slot] the input of a net, in one integer type or another."""

if TYPE_CHECKING:
    F = TypeVar("F", bound=Callable[..., Any])

    @overload
    def njit(function: F, /) -> F: ...

    @overload
    def njit(*, inline: str = ..., fastmath: bool = ...) -> Callable[[F], F]: ...

    def njit(*given: Any, **options: Any) -> Any:
        """Compile a function to machine code when it is first called; its arguments stay the same. Other threads run
        while it does."""

else:
    from functools import partial

    from numba import njit as compiled

    njit = partial(compiled, nogil=True)

__all__ = ["Bytes", "Doubles", "Floats", "Ints", "Ints16", "Ints32", "Row", "njit"]
