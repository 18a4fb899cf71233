"""A chart as SVG, drawn by hand: names, a value for each, and how sure it is."""

from __future__ import annotations

from xml.sax.saxutils import escape

LEFT, WIDTH, ROW = 150, 460, 28


def bars(values: dict[str, tuple[float, float, float]], unit: str) -> str:
    """One row for each name, the highest first: (value, low, high)."""
    rows = sorted(values.items(), key=lambda row: -row[1][0])
    least = min(0.0, *(low for _, (_, low, _) in rows))
    span = max(1.0, max(high for _, (_, _, high) in rows) - least)

    def x(value: float) -> float:
        return round(LEFT + WIDTH * (value - least) / span, 1)

    height = ROW * len(rows) + 16
    made = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {height}" '
        'font-family="sans-serif" font-size="13">',
        "<style>text{fill:#223}.bar{fill:#3b8ea5}.sure{stroke:#223;stroke-width:1.5}"
        "@media(prefers-color-scheme:dark){text{fill:#eee}.sure{stroke:#eee}}</style>",
    ]
    for n, (name, (value, low, high)) in enumerate(rows):
        y = 8 + ROW * n
        made += [
            f'<text x="{LEFT - 10}" y="{y + 18}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="bar" x="{x(0)}" y="{y + 5}" height="18" rx="3" '
            f'width="{max(1.0, x(value) - x(0)):.1f}"/>',
            f'<path class="sure" d="M{x(low)} {y + 14}H{x(high)}"/>',
            f'<text x="{x(high) + 8}" y="{y + 18}">{value:.0f} {escape(unit)}</text>',
        ]
    return "\n".join([*made, "</svg>", ""])
