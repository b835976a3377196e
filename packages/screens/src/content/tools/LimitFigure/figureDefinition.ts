import type { LimitScene } from '@pcb/art/LimitDrawing';
import type { Range } from '@pcb/engineering/computed';

/** A quantity that a slider moves. */
export interface Quantity {
  label: string;
  /** The ends of the slider. */
  range: Range;
  /** The step of the slider. The value has as many decimals. */
  step: number;
  initial: number;
  /** Whether it is counted; otherwise it is a length in mm. @default false */
  isCount?: boolean;
}

/** A limit of our production, compared with a value of the figure. */
export interface Limit {
  /** The name of the limit in the scene. */
  id: string;
  /** The limited quantity and its limit: 'track at least 0.15 mm (5.91 mil)'. */
  text: string;
  value: number;
  min?: number;
  max?: number;
  /** A sentence on the consequence of exceeding the limit. */
  failure: string;
}

export const limitStates = ['within', 'at', 'beyond'] as const;

/** The result of comparing a value with a limit. */
export type LimitState = (typeof limitStates)[number];

// A value at the limit must not fail because of a rounding error.
const tolerance = 1e-9;

export function limitState({
  value,
  min = -Infinity,
  max = Infinity,
}: Pick<Limit, 'value' | 'min' | 'max'>): LimitState {
  if (value < min - tolerance || value > max + tolerance) return 'beyond';
  return value < min + tolerance || value > max - tolerance ? 'at' : 'within';
}

type Values<Name extends string> = Readonly<Record<Name, number>>;

/** The definition of a figure: data, and functions of the values of its sliders. */
export interface FigureDefinition<Name extends string, Option extends string = never> {
  /** The accessible name of the figure. */
  title: string;
  quantities: Readonly<Record<Name, Quantity>>;
  /** A choice that decides the limits, such as the copper weight. */
  choice?: { label: string; options: readonly { id: Option; label: string }[]; initial: Option };
  /** Every limit of the figure, for the current values. */
  limits: (values: Values<Name>, option: Option) => readonly Limit[];
  /** The value at which a quantity reaches a limit while the others stay the same, for a mark on the slider. */
  marks?: (values: Values<Name>, option: Option) => Readonly<Partial<Record<Name, number | undefined>>>;
  scene: (values: Values<Name>, option: Option) => LimitScene;
  /** The text alternative of the drawing. */
  alternative: (values: Values<Name>, option: Option) => string;
  /** The source of the limits. */
  source: string;
}
