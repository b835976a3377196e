import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const root = screenStyle({ alignItems: 'stretch', '@media': { print: { display: 'none' } } });
