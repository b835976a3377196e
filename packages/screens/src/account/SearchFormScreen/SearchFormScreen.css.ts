import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const results = screenStyle({ alignItems: 'baseline' });

export const inline = screenStyle({ minWidth: 0 });

export const fullWidth = screenStyle({ gridColumn: '1 / -1', minWidth: 0 });
