import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const trace = screenStyle({ maxWidth: '22rem' });
