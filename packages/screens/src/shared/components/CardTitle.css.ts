import { screenStyle } from '../styles/screenStyle.ts';

export const cardLink = screenStyle({ display: 'flex', justifyContent: 'space-between' });
