import { screenStyle } from './screenStyle.ts';

/** A card whose last part can be at its lower edge, at one height in all cards of a row. */
export const columnCard = screenStyle({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });
