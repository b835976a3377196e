import { vars } from './vars.css.ts';

/** Figures of one width, so that digits line up in a column. Spread it into a style. */
export const monoFigures = { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' } as const;
