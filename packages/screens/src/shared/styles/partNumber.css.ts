import { screenStyle } from './screenStyle.ts';

/** Moves to the next line as a whole: its hyphens are no places to break. Only a number wider than its line breaks. */
export const partNumber = screenStyle({ display: 'inline-block', maxWidth: '100%' });
