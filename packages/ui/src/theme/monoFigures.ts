import { vars } from './vars.css.ts';

/** Figures of one width, so that digits line up in a column. Spread it into a style. */
export const monoFigures = { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' } as const;

/** The same with the letter spacing of monospaced text, for values of a table or drawing. */
export const monoValues = { ...monoFigures, letterSpacing: vars.letterSpacing.mono } as const;
