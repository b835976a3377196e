import { screenStyle } from './screenStyle.ts';

/** Across all columns of a grid. */
export const fullWidth = screenStyle({ gridColumn: '1 / -1' });
