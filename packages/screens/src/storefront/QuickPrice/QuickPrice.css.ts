import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const amount = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.section,
  lineHeight: 1.2,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.highlight,
});

export const note = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });
