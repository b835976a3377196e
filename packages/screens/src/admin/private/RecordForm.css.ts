import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const fullWidth = screenStyle({ gridColumn: '1 / -1' });
