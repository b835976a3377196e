import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** For multi-line fields, values that must not be truncated, and messages. */
export const fullWidth = screenStyle({ gridColumn: '1 / -1' });
