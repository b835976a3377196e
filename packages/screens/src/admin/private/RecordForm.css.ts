import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** For multi-line fields and values that must not be truncated. */
export const fullWidth = screenStyle({ gridColumn: '1 / -1' });
