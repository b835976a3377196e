import { mirrored as mirroredRule, vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

export const mirrored = screenStyle(mirroredRule);

export const linkArrow = screenStyle([mirrored, { color: vars.color.textMuted }]);
