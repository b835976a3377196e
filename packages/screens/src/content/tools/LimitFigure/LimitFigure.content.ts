import { formatMmAsMil, formatMm } from '@pcb/engineering/lengths';
import { formatNumber } from '@pcb/ui/format';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';
import { listed } from '../../../shared/format/phrases.ts';
import type { LimitState } from './figureDefinition.ts';

const states: Readonly<Record<LimitState, string>> = {
  within: 'Within our limits',
  at: 'At our limit',
  beyond: 'Beyond our limit',
};

export const limitFigureContent = {
  help: 'Drawn to scale. Move a slider until the figure turns red: that is where we can no longer make it.',
  /** The value of a slider. */
  length: (mm: number, decimals: number) => calculatorContent.both(formatMm(mm, decimals), formatMmAsMil(mm)),
  count: (value: number) => formatNumber(value),
  /** A length in the drawing. */
  figure: (mm: number) => `${Number(formatMm(mm, 3))} mm`,
  /** The state, the limits that decide it, and the consequences of exceeding them. */
  verdict: (state: LimitState, limits: readonly string[], failures: readonly string[]) =>
    [`${states[state]}: ${listed(limits)}.`, ...failures].join(' '),
  source: (label: string) => `${calculatorContent.source}: ${label}.`,
};

export type LimitFigureContent = typeof limitFigureContent;
