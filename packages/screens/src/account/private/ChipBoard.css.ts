import { motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/screenStyle.ts';

export const trace = screenStyle({
  fill: 'none',
  stroke: vars.board.maskTraceBright,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

export const pad = screenStyle({ fill: vars.board.pad });

export const drill = screenStyle({ fill: vars.board.drill });

export const body = screenStyle({ fill: vars.board.drill, stroke: vars.board.maskTraceBright, strokeWidth: 1 });

export const firstPin = screenStyle({ fill: vars.board.maskTraceBright });

const print = {
  fill: vars.board.silkscreen,
  fontFamily: vars.font.mono,
  textAnchor: 'middle',
  letterSpacing: vars.letterSpacing.label,
} as const;

export const marking = screenStyle({ ...print, fontSize: '15px', fillOpacity: 0.8 });

export const legend = screenStyle({ ...print, fontSize: '12px', fillOpacity: 0.65 });

const place = keyframes({ from: { opacity: 0, transform: 'translateY(-24px)' } });

/** Chips are placed from above, one after another. */
export const chip = screenStyle({
  '@media': { [motionAllowed]: { animation: `${place} ${vars.motion.slow} ${vars.motion.ease} both` } },
});

const light = keyframes({ '50%': { opacity: 1 } });

// Runs three times only: animation longer than five seconds would need a pause button (WCAG 2.2.2).
export const signal = screenStyle({
  fill: 'none',
  stroke: vars.board.pad,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  opacity: 0,
  '@media': { [motionAllowed]: { animation: `${light} 700ms ease-in-out 3` } },
});
