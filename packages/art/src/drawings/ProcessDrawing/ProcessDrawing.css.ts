import { forcedColors, vars } from '@pcb/ui/theme';
import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { inArt } from '../../private/artStyle.ts';
import { line } from '../../private/forcedLooks.ts';
import { mix } from '../../private/mix.ts';
import type { Shape } from './drawStep.ts';

const { color } = vars;

const fill = (paint: string, system: string): StyleRule => ({
  fill: paint,
  '@media': { [forcedColors]: { fill: system, stroke: 'CanvasText', strokeWidth: 1 } },
});

const rules: Record<Shape['paint'], StyleRule> = {
  core: fill(mix(board.pad, 54, color.surface), 'Canvas'),
  prepreg: fill(mix(board.pad, 28, color.surface), 'Canvas'),
  copper: fill(color.accent, 'CanvasText'),
  film: fill(mix(color.info, 62, color.surface), 'Highlight'),
  mask: fill(board.maskTrackBright, 'GrayText'),
  legend: { ...fill(board.silkscreen, 'Canvas'), stroke: color.lineStrong, strokeWidth: 1 },
  finish: { ...fill(color.highlight, 'Canvas'), stroke: mix(color.highlight, 60, color.text), strokeWidth: 0.75 },
  plan: { ...line(color.textMuted, 1.25), strokeDasharray: '5 4' },
  tool: { ...line(color.textMuted, 1.5), strokeLinecap: 'round', strokeLinejoin: 'round' },
};

export const paints = styleVariants(rules, (rule) => [inArt(rule)]);
