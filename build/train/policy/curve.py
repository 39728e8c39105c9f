"""How a training went, as a picture: the margin against the teacher over the decisions learned from."""

from collections.abc import Mapping, Sequence

WIDE, HIGH, EDGE = 720, 360, 48
LINES = 5
"""Roughly how many horizontal lines are drawn."""


def picture(curve: Sequence[Mapping[str, float]], title: str) -> str:
    """An SVG: a line through the margins, and their standard errors to both sides."""
    most = max(1.0, *(point["decisions"] for point in curve))
    tops = [point["margin"] + point["error"] for point in curve]
    low, high = min(0.0, min(point["margin"] - point["error"] for point in curve)), max(tops)

    def at(decisions: float, margin: float) -> str:
        across = EDGE + (WIDE - 2 * EDGE) * decisions / most
        return f"{across:.1f},{HIGH - EDGE - (HIGH - 2 * EDGE) * (margin - low) / (high - low):.1f}"

    step = max(1, round((high - low) / LINES))
    parts = []
    for level in range(int(low // step) * step, int(high) + 1, step):
        if level >= low:
            (x, y), end = at(0, level).split(","), at(most, level).split(",")[0]
            parts.append(f'<path d="M{x} {y}H{end}" stroke="#ccc"/><text x="8" y="{y}">{level:+}</text>')
    for point in curve:
        ends = [at(point["decisions"], point["margin"] + way * point["error"]) for way in (-1, 1)]
        parts.append(f'<path d="M{ends[0]}L{ends[1]}" stroke="#8aa"/>')
    through = " ".join(at(point["decisions"], point["margin"]) for point in curve)
    parts.append(f'<polyline points="{through}" fill="none" stroke="#146" stroke-width="2"/>')
    parts.append(f'<text x="{EDGE}" y="24">{title}</text>')
    parts.append(f'<text x="{EDGE}" y="{HIGH - 12}">0 to {most / 1e6:.0f} million decisions</text>')
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">'
    )
    return head + '<rect width="100%" height="100%" fill="#fff"/>' + "".join(parts) + "</svg>\n"
