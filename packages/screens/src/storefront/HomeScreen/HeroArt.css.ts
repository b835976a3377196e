import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const traces = screenStyle({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  // Ends at the pads of the panel.
  bottom: 'calc(100% + 0.75rem)',
  width: '45rem',
  height: '40rem',
  maxWidth: 'none',
  pointerEvents: 'none',
  '@media': { [above.desktop]: { display: 'block' } },
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const trace = screenStyle({
  fill: 'none',
  stroke: vars.board.maskTrace,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const traceBright = screenStyle({
  fill: 'none',
  stroke: vars.board.maskTraceBright,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const ring = screenStyle({ fill: vars.board.mask, stroke: vars.board.maskTraceBright, strokeWidth: 4 });

export const fiducial = screenStyle({
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  pointerEvents: 'none',
});

export const fiducialPad = screenStyle({ fill: vars.board.pad });

export const fiducialRing = screenStyle({ fill: 'none', stroke: vars.board.maskTraceBright, strokeWidth: 1 });
