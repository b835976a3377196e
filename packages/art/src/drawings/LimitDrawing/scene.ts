import type { Size } from '@pcb/engineering/capabilities';

/** How a shape is painted. `clear` is invisible until its limit is exceeded. */
export type LimitPaint =
  | 'mask'
  | 'track'
  | 'pad'
  | 'laminate'
  | 'copper'
  | 'hole'
  | 'steel'
  | 'opening'
  | 'paste'
  | 'film'
  | 'conductor'
  | 'working'
  | 'border'
  | 'slot'
  | 'board'
  | 'tab'
  | 'clear';

/** A part of a scene, as path data in mm. */
interface LimitShape {
  paint: LimitPaint;
  d: string;
  /** The limit that turns this shape red when it is exceeded. */
  limit?: string;
}

/** The position of a limit, as path data in mm. */
interface LimitMark {
  limit: string;
  d: string;
  /** Whether the mark is on solder mask or in a hole, which are dark in both themes. @default false */
  isOnBoard?: boolean;
}

/** A dimension line: between two positions, or from the centre of an arc to it. Lengths are in mm. */
export type LimitMeasure = {
  id: string;
  /** The limits of this line. It turns red when one of them is exceeded. */
  limits: readonly string[];
} & (
  | { kind: 'across' | 'upright'; from: number; to: number; at: number }
  | { kind: 'radius'; x: number; y: number; radius: number }
);

/** A figure whose parts can be moved until a limit is exceeded. All lengths are in mm, from the top left corner. */
export interface LimitScene {
  /** The drawn area. Its scale does not depend on the parts, so that they grow visibly. */
  size: Size;
  /** The length of the scale bar. */
  bar: number;
  shapes: readonly LimitShape[];
  marks: readonly LimitMark[];
  measures: readonly LimitMeasure[];
}
