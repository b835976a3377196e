import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { monoValues } from '../../theme/monoFigures.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

// Runs left to right even in right-to-left pages; otherwise the axis labels would overlap the drawing.
export const plot = component.style({ direction: 'ltr' });

const rechartsStyle = (selector: string, rule: StyleRule) => globalStyle(`${plot} ${selector}`, component.rule(rule));

rechartsStyle('.recharts-surface:focus', { outline: 'none' });
rechartsStyle('.recharts-surface:focus-visible', { ...focusRing, borderRadius: vars.radius.small });
rechartsStyle('.recharts-cartesian-grid line', {
  stroke: vars.color.line,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
rechartsStyle('.recharts-cartesian-axis-line', {
  stroke: vars.color.lineStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
rechartsStyle('.recharts-cartesian-axis-tick-value', {
  ...monoValues,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
rechartsStyle('.recharts-tooltip-cursor', {
  stroke: vars.color.lineStrong,
  strokeDasharray: '3 3',
  fill: vars.color.surfaceSunken,
  '@media': { [forcedColors]: { stroke: 'CanvasText', fill: 'Canvas' } },
});

/** A halo in the background colour separates the value from the line. */
export const value = component.style({
  ...monoValues,
  color: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  '@media': { [forcedColors]: { color: 'CanvasText', stroke: 'Canvas' } },
});

export const valueOfMany = component.style([value, { '@container': { '(max-width: 30rem)': { display: 'none' } } }]);

export const tooltip = component.style({
  display: 'grid',
  gap: vars.space.hairline,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const tooltipCategory = component.style({ color: vars.color.textMuted });

export const tooltipEntry = component.style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const tooltipValue = component.style({
  ...monoValues,
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.small,
  fontWeight: vars.fontWeight.medium,
});
