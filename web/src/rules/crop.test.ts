import { describe, expect, it } from 'vitest';
import { around, crop } from './crop';

const WHOLE = { width: 1200, height: 800 };
const PICTURE = { width: 600, height: 400 };

describe('the part of a drawing that a picture shows', () => {
  it('holds all that is wanted, with air around it, in the shape of the picture', () => {
    const part = crop({ x: 500, y: 300, width: 300, height: 100 }, WHOLE, PICTURE);
    expect(part.width / part.height).toBeCloseTo(1.5);
    expect(part.x).toBeLessThan(500);
    expect(part.x + part.width).toBeGreaterThan(800);
    expect(part.x + part.width / 2).toBeCloseTo(650);
  });
  it('does not reach beyond the drawing while it is smaller', () => {
    const part = crop({ x: 0, y: 760, width: 40, height: 40 }, WHOLE, PICTURE);
    expect(part.x).toBe(0);
    expect(part.y + part.height).toBeCloseTo(800);
  });
  it('comes no nearer than makes sense', () => {
    expect(crop({ x: 600, y: 400, width: 4, height: 4 }, WHOLE, PICTURE).width).toBeCloseTo(250);
  });
  it('is in the middle when it shows more than there is', () => {
    const part = crop({ x: 0, y: 0, width: 1200, height: 800 }, WHOLE, PICTURE);
    expect(part.x).toBeLessThan(0);
    expect(part.x + part.width / 2).toBeCloseTo(600);
  });
  it('reaches around everything', () => {
    const one = { x: 10, y: 20, width: 5, height: 5 };
    expect(around([one, { ...one, x: 30 }])).toEqual({ x: 10, y: 20, width: 25, height: 5 });
    expect(around([])).toBeNull();
  });
});
