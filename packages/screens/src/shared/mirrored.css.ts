import { screenStyle } from './screenStyle.ts';

/** For an arrow along the reading direction: it points the other way from right to left, and keeps its size in a row. */
export const mirrored = screenStyle({ flex: 'none', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
