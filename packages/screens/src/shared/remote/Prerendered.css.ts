import { screenStyle } from '../styles/screenStyle.ts';

/** No box of its own: the drawing is laid out by what surrounds it. */
export const around = screenStyle({ display: 'contents' });
