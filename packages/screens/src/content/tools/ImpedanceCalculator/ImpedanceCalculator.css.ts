import { screenStyle } from '../../../shared/screenStyle.ts';

export const drawing = screenStyle({ maxWidth: '20rem' });
