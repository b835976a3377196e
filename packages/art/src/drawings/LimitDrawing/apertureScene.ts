import { rectPath } from '../../private/pen/path.ts';
import type { LimitScene } from './scene.ts';

/** A rectangular opening in a stencil: its sides and the thickness of the foil, in mm. */
export interface Aperture {
  width: number;
  length: number;
  foil: number;
}

/** The smallest openings that release paste from the foil, in mm. */
export interface ApertureLimits {
  /** The narrowest long slot; `undefined` if there is none. */
  slot: number | undefined;
  /** The smallest opening by its area; `undefined` if the width is too small for any length. */
  opening: Pick<Aperture, 'width' | 'length'> | undefined;
}

const size = { width: 3.2, height: 1.8 };
const plan = { left: 0.05, top: 0.4, width: 1.7, height: 1.1 };
const planMiddle = { x: plan.left + plan.width / 2, y: plan.top + plan.height / 2 };
const section = { left: 2.15, width: 1, middle: 2.65, pad: 1.3 };
const board = 0.2;

/** Returns an opening seen from above, and in cross-section on its pad, with the smallest sides for the foil. */
export function apertureScene({ width, length, foil }: Aperture, limit: ApertureLimits): LimitScene {
  const [left, right] = [section.middle - width / 2, section.middle + width / 2];
  const foilTop = section.pad - foil;
  const edge = (x: number) => `M${x} ${foilTop - 0.08}V${section.pad + 0.08}`;
  const rectAround = (of: Pick<Aperture, 'width' | 'length'>) =>
    rectPath(planMiddle.x - of.length / 2, planMiddle.y - of.width / 2, of.length, of.width);
  return {
    size,
    bar: 0.5,
    shapes: [
      { paint: 'steel', d: rectPath(plan.left, plan.top, plan.width, plan.height) },
      { paint: 'opening', limit: 'area', d: rectAround({ width, length }) },
      { paint: 'laminate', d: rectPath(section.left, section.pad, section.width, board) },
      { paint: 'copper', d: rectPath(left, section.pad, width, 0.035) },
      {
        paint: 'steel',
        limit: 'foil',
        d:
          rectPath(section.left, foilTop, left - section.left, foil) +
          rectPath(right, foilTop, section.left + section.width - right, foil),
      },
      { paint: 'paste', limit: 'aspect', d: rectPath(left, foilTop, width, foil) },
    ],
    marks: [
      ...(limit.slot === undefined
        ? []
        : [{ limit: 'aspect', d: edge(section.middle - limit.slot / 2) + edge(section.middle + limit.slot / 2) }]),
      ...(limit.opening && limit.opening.length < plan.width ? [{ limit: 'area', d: rectAround(limit.opening) }] : []),
    ],
    measures: [
      {
        id: 'length',
        kind: 'across',
        limits: ['area'],
        from: planMiddle.x - length / 2,
        to: planMiddle.x + length / 2,
        at: plan.top - 0.08,
      },
      { id: 'width', kind: 'across', limits: ['aspect', 'area'], from: left, to: right, at: section.pad - 0.44 },
      {
        id: 'foil',
        kind: 'upright',
        limits: ['foil'],
        from: foilTop,
        to: section.pad,
        at: section.left - 0.1,
      },
    ],
  };
}
