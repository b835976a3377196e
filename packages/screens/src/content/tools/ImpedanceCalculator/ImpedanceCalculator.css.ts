import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const drawing = screenStyle({ maxWidth: '20rem' });
