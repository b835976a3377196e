import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const key = screenStyle({ maxWidth: '12rem', rowGap: 0 });
