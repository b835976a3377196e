import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** A separate line even if it is empty, so that the figures of a row are level. */
export const before = screenStyle({
  display: 'block',
  minHeight: `calc(1em * ${vars.lineHeight.normal})`,
  color: vars.color.textMuted,
});

export const figure = screenStyle({
  display: 'block',
  ...monoFigures,
  fontSize: vars.fontSize.section,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
});

export const after = screenStyle({ display: 'block', marginTop: vars.space.small });
