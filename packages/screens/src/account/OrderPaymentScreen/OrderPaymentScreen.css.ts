import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({ overflowWrap: 'anywhere' });

export const amount = screenStyle({ ...monoFigures, marginInlineStart: 'auto' });
