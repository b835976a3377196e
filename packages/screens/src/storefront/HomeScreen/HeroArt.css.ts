import { style } from '@vanilla-extract/css';
import { above, inScreens, vars } from '@pcb/ui/theme';

export const traces = style(
  inScreens({
    display: 'none',
    position: 'absolute',
    insetInlineEnd: 0,
    // Ends where the pads of the panel begin.
    bottom: 'calc(100% + 0.75rem)',
    width: '45rem',
    height: '40rem',
    maxWidth: 'none',
    pointerEvents: 'none',
    '@media': { [above.desktop]: { display: 'block' } },
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

export const trace = style(
  inScreens({ fill: 'none', stroke: vars.color.maskTrace, strokeWidth: 4, strokeLinejoin: 'round' }),
);

export const traceBright = style(
  inScreens({ fill: 'none', stroke: vars.color.maskTraceBright, strokeWidth: 4, strokeLinejoin: 'round' }),
);

export const ring = style(inScreens({ fill: vars.color.mask, stroke: vars.color.maskTraceBright, strokeWidth: 4 }));

export const fiducial = style(
  inScreens({ position: 'absolute', width: '1.75rem', height: '1.75rem', pointerEvents: 'none' }),
);

export const fiducialPad = style(inScreens({ fill: vars.color.pad }));

export const fiducialRing = style(inScreens({ fill: 'none', stroke: vars.color.maskTraceBright, strokeWidth: 1 }));
