"""Contrast of the writing on boards and mats, measured in rendered pixels.

Four pictures are taken of the same moment: as it is, with the writing left out, with all of it
black and with all of it white. Where black and white differ most a stroke of a letter covers the
whole pixel; there the first picture shows the colour of the writing and the second what lies behind
it, whatever gradients, textures and veils made them. WCAG AA asks for 4.5 : 1 between the two, and
for 3 : 1 where letters are large.

A writing of which so little shows lies under a piece or under a veil. Which of them it is two more
pictures tell, of the writing alone: under a veil all of it is fainter, and it is measured as it is
seen; of what a piece covers nothing is left, and the rest is measured if it is a third at least.
"""

from __future__ import annotations

import base64
from typing import Any, NamedTuple

from playwright.sync_api import Page

DOTS = 2
"""Pixels of the device for one of the page: the stroke of a small letter is wider than that."""

TEXTS = """
() => {
  const found = [];
  // what lies under the question bar, or in its glow, is not to be read
  const bar = document.querySelector('main > .question').getBoundingClientRect();
  const GLOW = 4;
  for (const ground of document.querySelectorAll('.stage-box, .mat-box > .mat')) {
    const box = ground.getBoundingClientRect();
    const walk = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const el = node.parentElement, words = node.textContent.trim();
      if (!words || el.closest('.visually-hidden, .words, title, defs')) continue;
      if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const r = (el instanceof SVGElement ? el : range).getBoundingClientRect();
      const left = Math.max(r.left, box.left, 0), top = Math.max(r.top, box.top, 0);
      const right = Math.min(r.right, box.right, innerWidth);
      const bottom = Math.min(r.bottom, box.bottom, innerHeight);
      if (right - left < 2 || bottom - top < 2) continue;
      const across = left < bar.right + GLOW && right > bar.left - GLOW;
      if (across && top < bar.bottom + GLOW && bottom > bar.top - GLOW) continue;
      const style = getComputedStyle(el);
      let px = parseFloat(style.fontSize);
      if (el instanceof SVGGraphicsElement) {
        const m = el.getScreenCTM();
        px *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
      }
      const large = px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700);
      let solid = el instanceof SVGElement ? Number(style.fillOpacity) : 1;
      for (let up = el; up; up = up.parentElement) solid *= Number(getComputedStyle(up).opacity);
      const near = el.closest('[data-id], [data-piece]');
      const where = near?.dataset.id ?? near?.dataset.piece ?? ground.className;
      const look = `${px.toFixed(0)} px, ${el.getAttribute('class') ?? ''}`;
      const name = `${words.slice(0, 20)} (${look}, ${where})`;
      found.push({ name, large, solid, left, top, right, bottom });
    }
  }
  return found;
}
"""
PAINT = """
([colour, alone]) => {
  const sheet = new CSSStyleSheet();
  const paint = !colour ? '' : `
    .stage-box :is(text, tspan), .mat-box :is(text, tspan) { fill: ${colour} !important; }
    .stage-box *, .mat-box * { -webkit-text-fill-color: ${colour} !important; }`;
  const lonely = !alone ? '' : `
    :is(.stage-box, .mat-box) svg * { visibility: hidden !important; opacity: 1 !important; }
    :is(.stage-box, .mat-box) svg :is(text, tspan):not([style*="visibility: hidden"]) {
      visibility: visible !important; fill-opacity: 1 !important; }`;
  sheet.replaceSync(paint + lonely);
  document.adoptedStyleSheets = [sheet];
}
"""
COMPARE = """
async ([pictures, texts, dots]) => {
  const read = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [now, without, black, white, ...alone] = await Promise.all(pictures.map(read));
  const linear = (v) => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ({ data }, i) =>
    0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]);
  const hex = ({ data }, i) =>
    '#' + [0, 1, 2].map((n) => data[i + n].toString(16).padStart(2, '0')).join('');
  const [measured, doubtful] = [[], []];
  for (const text of texts) {
    let pixels = [];
    let most = 0;
    for (let y = Math.ceil(text.top * dots); y < text.bottom * dots - 1; y++)
      for (let x = Math.ceil(text.left * dots); x < text.right * dots - 1; x++) {
        const i = (y * now.width + x) * 4;
        const covered = white.data[i + 1] - black.data[i + 1];
        if (covered > 0) pixels.push([covered, i]);
        most = Math.max(most, covered);
      }
    if (alone.length) {
      const whole = [];
      let full = 0;
      for (let y = Math.ceil(text.top * dots); y < text.bottom * dots - 1; y++)
        for (let x = Math.ceil(text.left * dots); x < text.right * dots - 1; x++) {
          const i = (y * now.width + x) * 4;
          const free = alone[1].data[i + 1] - alone[0].data[i + 1];
          full = Math.max(full, free);
          if (free > 0) whole.push([free, i, white.data[i + 1] - black.data[i + 1]]);
        }
      const strokes = whole.filter(([free]) => free >= 0.9 * full);
      pixels = strokes.filter(([free, , covered]) => covered >= 0.1 * free);
      if (pixels.length < strokes.length / 3) continue; // a piece lies over it
      most = 0;
    } else if (most < 150 * text.solid) {
      doubtful.push(text);
      continue;
    }
    const ratios = pixels
      .filter(([covered]) => covered >= 0.9 * most)
      .map(([, i]) => {
        const [a, b] = [light(now, i), light(without, i)];
        return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), hex(now, i), hex(without, i)];
      })
      .sort((a, b) => a[0] - b[0]);
    if (!ratios.length) continue;
    const [ratio, ink, ground] = ratios[Math.floor(ratios.length / 4)];
    measured.push({ name: text.name, large: text.large, ratio, ink, ground });
  }
  return [measured, doubtful];
}
"""


class Writing(NamedTuple):
    """A text on the board: three quarters of its strokes are at least so clear."""

    name: str
    large: bool
    ratio: float
    ink: str
    ground: str

    @property
    def clear(self) -> bool:
        return self.ratio >= (3 if self.large else 4.5)

    def __str__(self) -> str:
        return f"{self.ratio:.2f} {self.ink} on {self.ground}: {self.name}"


def contrasts(page: Page, blank: Page) -> list[Writing]:
    """The contrast of every text on the board and the mat of a page; `blank` does the reckoning."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    pictures = [picture(page, colour) for colour in ("", "transparent", "#000", "#fff")]
    found, doubtful = blank.evaluate(COMPARE, [pictures, texts, DOTS])
    if doubtful:
        pictures += [picture(page, colour, alone=True) for colour in ("#000", "#fff")]
        found += blank.evaluate(COMPARE, [pictures, doubtful, DOTS])[0]
    page.evaluate(PAINT, ["", False])
    return sorted((Writing(**one) for one in found), key=lambda w: w.ratio)


def picture(page: Page, colour: str, alone: bool = False) -> str:
    """The page with all writing on board and mat in a colour; alone: with nothing but that."""
    page.evaluate(PAINT, [colour, alone])
    page.wait_for_timeout(60)
    return base64.b64encode(page.screenshot(scale="device", timeout=120_000)).decode()
