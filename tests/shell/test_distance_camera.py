"""
The camera is on no longer than a code is looked for: whoever goes on before the first picture leaves none behind, nor
does what reads codes where it cannot be had.
"""

import in_node
import pytest
from test_distance_beside import module

LOOKS = f"""
  const track = {{ on: true, stop() {{ this.on = false; }} }};
  const stream = {{ getTracks: () => [track] }};
  const video = {{
    isConnected: true,
    videoWidth: 0,
    play: async () => {{
      if (given.goes === "before it plays") video.isConnected = false;
      if (given.goes !== "never") throw new DOMException("it was taken away", "AbortError");
    }},
  }};
  const getUserMedia = async () => {{
    if (given.goes === "before it is allowed") video.isConnected = false;
    return stream;
  }};
  Object.defineProperty(globalThis, "navigator", {{ value: {{ mediaDevices: {{ getUserMedia }} }} }});
  const {{ lookThrough }} = {module("codes.js")};
  const end = await lookThrough(video, () => {{}}, () => {{}}).catch(({{ name }}) => name);
  const looked = track.on;
  if (looked) end();
  return [looked, track.on, typeof end === "string" ? end : ""];
"""


@pytest.mark.parametrize(
    ("goes", "looked", "told"),
    [
        ("never", True, ""),
        ("before it is allowed", False, ""),
        ("before it plays", False, ""),
        ("nowhere, but it does not play", False, "AbortError"),
    ],
)
def test_the_camera_ends_with_what_shows_its_picture(goes: str, looked: bool, told: str) -> None:
    assert in_node.run(LOOKS, goes=goes) == [looked, False, told]


FAILS = f"""
  const track = {{ on: true, stop() {{ this.on = false; }} }};
  const video = {{ isConnected: true, videoWidth: 3, videoHeight: 2, play: async () => {{}} }};
  const mediaDevices = {{ getUserMedia: async () => ({{ getTracks: () => [track] }}) }};
  Object.defineProperty(globalThis, "navigator", {{ value: {{ mediaDevices }} }});
  globalThis.OffscreenCanvas = class {{
    getContext() {{
      throw new TypeError("it did not come");
    }}
  }};
  const failed = new Promise((resolve) => process.once("unhandledRejection", ({{ message }}) => resolve(message)));
  const {{ lookThrough }} = {module("codes.js")};
  const ended = [];
  await lookThrough(video, () => {{}}, (text) => ended.push(text));
  return [await failed, track.on, ended];
"""


def test_the_camera_ends_where_what_reads_codes_does_not_come() -> None:
    assert in_node.run(FAILS) == ["it did not come", False, [""]]
