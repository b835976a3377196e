import { screenStyle } from './screenStyle.ts';

/** Moves to the next line as a whole, without breaking at hyphens. Only a number wider than its line breaks. */
export const partNumber = screenStyle({ display: 'inline-block', maxWidth: '100%' });
