import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const drawing = style(
  inScreens({ width: '100%', maxWidth: '22rem', height: 'auto', marginInline: 'auto', overflow: 'visible' }),
);

export const outline = style(inScreens({ fill: vars.color.maskTrace, stroke: vars.color.pad, strokeWidth: 1.5 }));

export const unknownOutline = style(
  inScreens({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.5, strokeDasharray: '5 4' }),
);

/** The centre lines of a technical drawing: a long dash, a short one. */
export const centre = style(
  inScreens({ fill: 'none', stroke: vars.color.copper, strokeWidth: 0.75, strokeDasharray: '10 3 2 3' }),
);

export const dimension = style(inScreens({ fill: 'none', stroke: vars.color.textMuted, strokeWidth: 1 }));

export const measure = style(
  inScreens({
    fill: vars.color.text,
    fontFamily: vars.font.mono,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
