import { screenStyle } from './screenStyle.ts';

export const cardLink = screenStyle({ display: 'flex', justifyContent: 'space-between' });
