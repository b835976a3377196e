import { screenStyle } from '../styles/screenStyle.ts';

export const around = screenStyle({ display: 'contents' });
