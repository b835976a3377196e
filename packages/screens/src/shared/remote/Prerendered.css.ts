import { screenStyle } from '../styles/screenStyle.ts';

export const withoutBox = screenStyle({ display: 'contents' });
