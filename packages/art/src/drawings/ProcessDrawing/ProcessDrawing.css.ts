import { forcedColors, vars } from '@pcb/ui/theme';
import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { inArt } from '../../private/artStyle.ts';
import { mix } from '../../private/mix.ts';
import type { Shape } from './drawStep.ts';

const { color } = vars;

const fill = (paint: string, system: string): StyleRule => ({
  fill: paint,
  '@media': { [forcedColors]: { fill: system, stroke: 'CanvasText', strokeWidth: 1 } },
});

const looks: Record<Shape['paint'], StyleRule> = {
  core: fill(mix(board.pad, 54, color.surface), 'Canvas'),
  prepreg: fill(mix(board.pad, 28, color.surface), 'Canvas'),
  copper: fill(color.accent, 'CanvasText'),
  film: fill(mix(color.info, 62, color.surface), 'Highlight'),
  mask: fill(board.maskTrackBright, 'GrayText'),
  legend: { ...fill(board.silkscreen, 'Canvas'), stroke: color.lineStrong, strokeWidth: 1 },
  finish: { ...fill(color.highlight, 'Canvas'), stroke: mix(color.highlight, 60, color.text), strokeWidth: 0.75 },
  plan: {
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: 1.25,
    strokeDasharray: '5 4',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  },
  tool: {
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  },
};

export const paints = styleVariants(looks, (look) => [inArt(look)]);
