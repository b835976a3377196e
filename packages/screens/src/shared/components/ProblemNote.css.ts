import { screenStyle } from '../styles/screenStyle.ts';

/** Spans both columns of a two-column form. */
export const fullWidth = screenStyle({ gridColumn: '1 / -1' });
