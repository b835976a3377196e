import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** For an arrow in reading direction: mirrored in right-to-left pages, and never shrunk in a row. */
export const mirrored = screenStyle({ flex: 'none', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const linkArrow = screenStyle([mirrored, { color: vars.color.textMuted }]);
