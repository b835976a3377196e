import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../styles/screenStyle.ts';

export const board = screenStyle({
  position: 'relative',
  width: '100%',
  direction: 'ltr',
  // The colours show the materials of the board.
  forcedColorAdjust: 'none',
});

export const layer = screenStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** Copper without its finish. */
export const bareCopper = screenStyle({ fill: vars.color.accent });

export const edge = screenStyle({ fill: 'none', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
