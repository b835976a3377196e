/** Path data of basic shapes, in view box units. For computed coordinates, `shorten` rounds the result. */
import type { Point } from './geometry.ts';

export const rectPath = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const circlePath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const linePath = (points: readonly Point[], isClosed = false) =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'z' : ''}`;

/** A zero-length stroke renders as a dot of the stroke width. */
export const dotPath = ({ x, y }: Point) => `M${x} ${y}h0`;

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Returns several shapes as one path. */
export const repeat = (count: number, shape: (index: number) => string) => times(count, shape).join('');
