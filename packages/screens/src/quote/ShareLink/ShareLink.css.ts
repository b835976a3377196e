import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const root = screenStyle({ '@media': { print: { display: 'none' } } });
