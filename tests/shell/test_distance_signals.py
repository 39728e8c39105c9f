"""What two devices side by side tell each other is read strictly: a signal is the short form of a description of a
connection, and nothing else gets into one."""

import json
from typing import Any

import in_node
import node_process
import pytest

SIGNALS = (in_node.ROOT / "web" / "js" / "distance" / "signal.js").as_uri()
PRINT = ":".join(["4D", "3A"] * 16)
SDP = "\r\n".join(
    [
        "v=0",
        "o=- 8781828055087066345 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=candidate:26360066 1 udp 2113937151 a08b96ce-1cb9-4bd6-a46f-a52808f6307d.local 34590 typ host generation 0",
        "a=candidate:4 1 UDP 2122265343 fd00::2 48105 typ host generation 0 network-id 2",
        "a=candidate:2 1 tcp 1518214911 192.0.2.2 9 typ host tcptype active",
        "a=ice-ufrag:XsQK",
        "a=ice-pwd:eNnCoxN0lZrAu7Rdej/+l2Av",
        f"a=fingerprint:sha-256 {PRINT}",
        "a=setup:actpass",
        "a=mid:0",
        "a=sctp-port:5000",
        "",
    ]
)


def asked(name: str, value: Any) -> Any:
    """What a function of signal.js gives."""
    script = f"""
const {{ parentPort, workerData: given }} = require("node:worker_threads");
import({json.dumps(SIGNALS)}).then((signals) => parentPort.postMessage(signals[given.name](given.value)));
"""
    return node_process.ask(in_node.APART, {"body": script, "given": {"name": name, "value": value}})


def test_a_description_comes_back_from_its_signal_with_all_that_differs() -> None:
    signal = asked("signalOf", {"type": "offer", "sdp": SDP})
    assert len(signal) < 180
    again = asked("descriptionOf", signal)
    assert again["type"] == "offer"
    lines = again["sdp"].split("\r\n")
    for line in SDP.split("\r\n"):
        if line.startswith(("a=ice-", "a=fingerprint", "a=setup", "a=mid", "a=sctp")):
            assert line in lines
    candidates = [line.split(" ")[4:6] for line in lines if line.startswith("a=candidate")]
    assert candidates == [["a08b96ce-1cb9-4bd6-a46f-a52808f6307d.local", "34590"], ["fd00::2", "48105"]]
    answer = asked("descriptionOf", signal.replace("!o!", "!a!"))
    assert (answer["type"], "a=setup:active" in answer["sdp"]) == ("answer", True)


NEAR = ["10.0.0.7", "127.0.0.1", "169.254.3.4", "172.16.0.1", "172.31.9.9", "192.168.1.20", "fd00::2", "FC12:0::1"]
NEAR += ["fe80::1:2", "::1", "a08b96ce-1cb9-4bd6-a46f-a52808f6307d.local"]
FAR = [
    "8.8.8.8",
    "192.0.2.2",
    "172.32.0.1",
    "172.15.0.1",
    "192.169.0.1",
    "100.64.0.1",
    "11.0.0.1",
    "10.1",
    "10.0.0.1.2",
]
FAR += ["2001:db8::1", "::ffff:8.8.8.8", "::2", "fd0::1", "fec0::1", "localhost", "host.example", "fd00.example"]
FAR += ["10.0.0.1.example", "a.local.example", "evil.example.local", "fd00::8.8.8.8"]


def candidates(signal: str) -> list[str]:
    """The addresses that a connection is to try."""
    lines = asked("descriptionOf", signal)["sdp"].split("\r\n")
    return [line.split(" ")[4] for line in lines if line.startswith("a=candidate")]


@pytest.mark.parametrize("kind", ["offer", "answer"])
def test_no_other_address_is_tried_than_one_of_the_own_network(kind: str) -> None:
    signal = asked("signalOf", {"type": kind, "sdp": SDP}).rpartition("!")[0]
    for near in NEAR:
        assert candidates(f"{signal}!{near}~34590") == [near]
    for far in FAR:
        assert candidates(f"{signal}!{far}~34590,fd00::2~9") == ["fd00::2"]
        assert candidates(f"{signal}!{far}~34590") == []


def test_addresses_of_the_own_network_stand_first_in_a_signal() -> None:
    line = "a=candidate:{} 1 udp 2113937151 {} 34590 typ host"
    addresses = ["2001:db8::1", "2001:db8::2", "192.0.2.2", "192.168.1.20", "2001:db8::3", "fd00::2"]
    sdp = "\r\n".join([SDP, *(line.format(at, each) for at, each in enumerate(addresses)), ""])
    signal = asked("signalOf", {"type": "offer", "sdp": sdp})
    assert [each.split("~")[0] for each in signal.rpartition("!")[2].split(",")] == [
        "a08b96ce-1cb9-4bd6-a46f-a52808f6307d.local",
        "fd00::2",
        "192.168.1.20",
        "fd00::2",
    ]


@pytest.mark.parametrize("around", ["{}", "http://localhost/#distance/{}", "Come! http://localhost/#distance/{} now"])
def test_a_signal_is_found_in_what_was_brought(around: str) -> None:
    signal = asked("signalOf", {"type": "answer", "sdp": SDP})
    assert asked("signalIn", around.format(signal)) == signal
    assert asked("signalIn", around.format(signal.replace("/", "%2F"))) == ("" if around == "{}" else signal)


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("!o!", "!x!"),
        ("XsQK", "Xs\r\nK"),
        ("~34590", "~345901"),
        ("fd00::2", "fd00 ::2"),
        ("lcs1", "lcs2"),
        ("XsQK", ""),
    ],
)
def test_anything_else_is_no_signal(part: str, instead: str) -> None:
    signal = asked("signalOf", {"type": "offer", "sdp": SDP})
    assert part in signal
    assert asked("descriptionOf", signal.replace(part, instead)) is None
