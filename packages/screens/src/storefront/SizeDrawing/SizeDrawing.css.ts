import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const drawing = screenStyle({ maxWidth: '22rem', marginInline: 'auto', overflow: 'visible' });
