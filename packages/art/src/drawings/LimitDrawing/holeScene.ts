import { circlePath, rectPath } from '../../private/pen/path.ts';
import type { LimitScene } from './scene.ts';

/** A plated hole: the board's thickness, the drill and the pad, in mm. */
export interface DrilledPad {
  thickness: number;
  drill: number;
  pad: number;
}

/** The limits of a plated hole. */
export interface HoleLimits {
  /** The minimum drill, in mm. */
  drill: number;
  /** The maximum of depth ÷ drill. */
  aspectRatio: number;
  /** The minimum width of copper outside the drill, in mm. */
  ring: number;
}

const size = { width: 5.6, height: 3.7 };
const top = 0.2;
const section = { left: 0.7, right: 2.9, middle: 1.8 };
const plan = { left: 3.3, width: 2.2, height: 2, middle: 4.4 };
const planMiddle = top + plan.height / 2;
/** The thickness of copper as drawn. Thinner copper would not be visible. */
const copper = 0.05;
/** Marks extend beyond the walls of a hole. */
const reach = 0.3;

/** Returns a plated hole in cross-section and its pad from above, with the limits of drill, depth and ring. */
export function holeScene({ thickness, drill, pad }: DrilledPad, limit: HoleLimits): LimitScene {
  const bottom = top + thickness;
  const [left, right] = [section.middle - drill / 2, section.middle + drill / 2];
  const depth = Math.min(limit.aspectRatio * drill, thickness);
  const ringOf = (y: number) => rectPath(section.middle - pad / 2, y, pad, copper);
  // It is off the sheet for a wide drill, for which every board is thin enough.
  const deepest = top + Math.min(limit.aspectRatio * drill, size.height);
  return {
    size,
    bar: 0.5,
    shapes: [
      {
        paint: 'laminate',
        d:
          rectPath(section.left, top, left - section.left, thickness) +
          rectPath(right, top, section.right - right, thickness),
      },
      { paint: 'copper', d: ringOf(top - copper) + ringOf(bottom) },
      { paint: 'opening', d: rectPath(left, top - copper, drill, thickness + 2 * copper) },
      {
        paint: 'copper',
        d: rectPath(left, top, copper, thickness) + rectPath(right - copper, top, copper, thickness),
      },
      { paint: 'clear', limit: 'aspectRatio', d: rectPath(left, top + depth, drill, thickness - depth) },
      { paint: 'mask', d: rectPath(plan.left, top, plan.width, plan.height) },
      { paint: 'pad', limit: 'ring', d: circlePath(plan.middle, planMiddle, pad / 2) },
      { paint: 'hole', limit: 'drill', d: circlePath(plan.middle, planMiddle, drill / 2) },
    ],
    marks: [
      {
        limit: 'aspectRatio',
        d:
          deepest < bottom
            ? `M${left - reach} ${deepest}H${right + reach}`
            : `M${left} ${bottom}V${deepest}H${right}V${bottom}`,
      },
      { limit: 'ring', isOnBoard: true, d: circlePath(plan.middle, planMiddle, drill / 2 + limit.ring) },
      { limit: 'drill', isOnBoard: true, d: circlePath(plan.middle, planMiddle, limit.drill / 2) },
    ],
    measures: [
      { id: 'thickness', kind: 'upright', limits: ['aspectRatio'], from: top, to: bottom, at: section.left - 0.2 },
      {
        id: 'drill',
        kind: 'across',
        limits: ['drill', 'aspectRatio'],
        from: plan.middle - drill / 2,
        to: plan.middle + drill / 2,
        at: top + plan.height + 0.25,
      },
      {
        id: 'pad',
        kind: 'across',
        limits: ['ring'],
        from: plan.middle - pad / 2,
        to: plan.middle + pad / 2,
        at: top + plan.height + 0.8,
      },
    ],
  };
}
