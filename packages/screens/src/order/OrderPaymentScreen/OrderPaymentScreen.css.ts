import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

export const amount = screenStyle({ ...monoFigures, marginInlineStart: 'auto' });
