import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD, copierSpots, heap, plan, row, standing, table, TILE } from './geometry';
import { contents } from '../components';
import type { Components } from './components';

const file = new URL('../../../../archipel/games/costa_ruana/components.json', import.meta.url);
const components = contents<Components>(JSON.parse(readFileSync(file, 'utf8')));
const WINDOWS = [0.5, 0.8, 0.99, 1.2, 1.5, 1.75, 2.3];

describe.each([2, 3, 4, 5, 6])('the table for %i players', (seats) => {
  it.each(WINDOWS)('fits a window of aspect %f', (aspect) => {
    for (let first = 0; first < seats; first++) {
      const t = table(components, seats, first, aspect);
      expect(t.areas.map((area) => area.seat)).toEqual([...Array(seats).keys()]);
      const boxes = t.areas.map((a) => ({ x: a.x, y: a.y, w: a.w * a.scale, h: a.h * a.scale }));
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(-0.01);
        expect(box.y).toBeGreaterThanOrEqual(-0.01);
        expect(box.x + box.w).toBeLessThanOrEqual(t.width + 0.01);
        expect(box.y + box.h).toBeLessThanOrEqual(t.height + 0.01);
      }
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1))
          expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(
            true,
          );
        for (const p of t.islands) {
          const w = (TILE.w - 12) * t.tile * 0.5;
          const h = (TILE.h - 4) * t.tile * 0.5;
          const clear =
            p.x + w <= a.x || a.x + a.w <= p.x - w || p.y + h <= a.y || a.y + a.h <= p.y - h;
          expect(clear).toBe(true);
        }
      });
      expect(t.tile).toBeGreaterThan(0.78);
    }
  });
});

it('seats the viewer first and the next player clockwise above him', () => {
  const t = table(components, 4, 2, 1.7);
  const [me, next] = [t.areas[2]!, t.areas[3]!];
  expect(me.x).toBe(next.x);
  expect(me.y).toBeGreaterThan(next.y);
});

it('stands neighbours side by side', () => {
  const places = standing(components);
  expect(places).toHaveLength(7);
  for (let i = 1; i < places.length; i++) expect(places[i]!.x - places[i - 1]!.x).toBeLessThan(30);
});

it('keeps every card of a round on its mat', () => {
  for (const n of [1, 2, 5, 12]) {
    const at = row(n, 240);
    expect(at[0]! - CARD.w / 2).toBeGreaterThanOrEqual(-0.01);
    expect(at[n - 1]! + CARD.w / 2).toBeLessThanOrEqual(240.01);
  }
});

it('has a place for six copiers on one card, ten at home and any number of treasures', () => {
  for (const { x, y } of copierSpots(6)) {
    expect(Math.abs(x)).toBeLessThan(CARD.w / 2);
    expect(Math.abs(y)).toBeLessThan(CARD.h / 2);
  }
  expect(plan(table(components, 6, 0, 1.7).areas[0]!).reserve).toHaveLength(10);
  expect(heap(48)).toHaveLength(48);
});
