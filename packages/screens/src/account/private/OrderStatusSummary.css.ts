import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const track = screenStyle({ maxWidth: '22rem' });
