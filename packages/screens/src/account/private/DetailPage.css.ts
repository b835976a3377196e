import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({ overflowWrap: 'anywhere' });
