import { keyframes } from '@vanilla-extract/css';
import { motionAllowed, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

const leave = keyframes({ to: { visibility: 'hidden' } });

export const splash = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.modal,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 30rem)',
  gap: vars.space.xlarge,
  padding: vars.space.gutter,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A fallback that reveals the page if the host's script fails before it removes the splash. It is not motion, so it
  // also runs under reduced motion.
  animation: `${leave} 0s 4s forwards`,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const drawing = screenStyle({ width: 'min(17rem, 70vw)', height: 'auto', overflow: 'visible' });

export const board = screenStyle({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1 });

export const track = screenStyle({
  fill: 'none',
  stroke: vars.board.maskTraceBright,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** The animated track. Its path length is normalised to 1. */
export const trace = screenStyle({
  fill: 'none',
  stroke: vars.color.highlight,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeDasharray: 1,
  '@media': { [motionAllowed]: { animation: `${draw} 1600ms ${vars.motion.ease} both` } },
});

export const pad = screenStyle({ fill: vars.board.pad });

export const hole = screenStyle({ fill: vars.board.mask });

export const legend = screenStyle({ fill: 'none', stroke: vars.board.silkscreen, strokeWidth: 1.5 });

export const pinOne = screenStyle({ fill: vars.board.silkscreen });
