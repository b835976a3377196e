import { motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { artStyle } from '../../private/artStyle.ts';
import { parts, signals } from './chipBoardDrawing.ts';

export const track = artStyle({
  fill: 'none',
  stroke: board.maskTrackBright,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

export const pad = artStyle({ fill: board.pad });

export const drill = artStyle({ fill: board.drill });

export const body = artStyle({ fill: board.drill, stroke: board.maskTrackBright, strokeWidth: 1 });

export const firstPin = artStyle({ fill: board.maskTrackBright });

const print = {
  fill: board.silkscreen,
  fontFamily: vars.font.mono,
  textAnchor: 'middle',
  letterSpacing: vars.letterSpacing.label,
} as const;

export const marking = artStyle({ ...print, fontSize: '15px', fillOpacity: 0.8 });

export const legend = artStyle({ ...print, fontSize: '12px', fillOpacity: 0.65 });

const place = keyframes({ from: { opacity: 0, transform: 'translateY(-24px)' } });

export const chip = artStyle({
  '@media': { [motionAllowed]: { animation: `${place} ${vars.motion.slow} ${vars.motion.ease} both` } },
});

const light = keyframes({ '50%': { opacity: 1 } });

// Three runs only, because an animation of more than five seconds would require a pause button (WCAG 2.2.2).
export const signal = artStyle({
  fill: 'none',
  stroke: board.pad,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  opacity: 0,
  '@media': { [motionAllowed]: { animation: `${light} 700ms ease-in-out 3` } },
});

// Classes, because a Content-Security-Policy may block inline styles.
const startAfter = (milliseconds: number) =>
  artStyle({ '@media': { [motionAllowed]: { animationDelay: `${milliseconds}ms` } } });

export const chipStarts = parts.map((_, index) => startAfter(300 + index * 180));

export const signalStarts = signals.map((_, index) => startAfter(2000 + index * 60));
