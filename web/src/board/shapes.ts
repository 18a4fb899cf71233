/** The outlines of seats, around 0,0, all of about the same visual weight. */
import type { Shape } from './types';

function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const a = ((i / corners) * 360 + turn) * (Math.PI / 180);
    return `${(radius * Math.cos(a)).toFixed(2)} ${(radius * Math.sin(a)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

function star(radius: number): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const a = (i * 30 - 90) * (Math.PI / 180);
    const r = i % 2 ? radius * 0.72 : radius * 1.15;
    return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}

export function outline(shape: Shape, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    case 'square': {
      const a = r * 0.9;
      const c = r * 0.28;
      return `M${-a + c} ${-a}H${a - c}Q${a} ${-a} ${a} ${-a + c}V${a - c}Q${a} ${a} ${a - c} ${a}H${-a + c}Q${-a} ${a} ${-a} ${a - c}V${-a + c}Q${-a} ${-a} ${-a + c} ${-a}z`;
    }
    case 'triangle':
      return polygon(3, r * 1.3, -90);
    case 'diamond':
      return polygon(4, r * 1.22, -90);
    case 'hexagon':
      return polygon(6, r * 1.1, 0);
    case 'star':
      return star(r);
  }
}

export const SHAPES: Record<string, Shape> = {
  coral: 'circle',
  lagoon: 'square',
  sun: 'triangle',
  leaf: 'diamond',
  orchid: 'star',
  slate: 'hexagon',
};
