import { screenStyle } from './screenStyle.ts';

/** Lets the last part of a card align with the lower edge, across a row of cards. */
export const columnCard = screenStyle({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });
