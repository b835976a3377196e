import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const figures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.large,
});

export const figure = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.title,
});

export const figureName = screenStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.small });

export const problems = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.xlarge,
  overflowWrap: 'anywhere',
});

export const detail = screenStyle({ color: vars.color.textMuted });

export const without = screenStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
