import { focusRing, forcedColors, vars } from '@pcb/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { inScreens, monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

export const chart = screenStyle({
  // Forced colours replace currentColor, which recharts draws with.
  color: vars.color.accent,
  // Time runs from left to right in right-to-left pages too; otherwise the axis labels would overlap the line.
  direction: 'ltr',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

/** Styles the class names that recharts sets. */
const rechartsStyle = (selector: string, rule: StyleRule) => globalStyle(`${chart} ${selector}`, inScreens(rule));

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
  fill: vars.color.textMuted,
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
rechartsStyle('.recharts-line-curve', { stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' });
rechartsStyle('.recharts-line-dot', {
  stroke: 'currentColor',
  strokeWidth: 2.5,
  fill: vars.color.surface,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
rechartsStyle('.recharts-active-dot circle', {
  stroke: vars.color.surface,
  strokeWidth: 2,
  fill: vars.color.brand,
  '@media': { [forcedColors]: { stroke: 'Canvas', fill: 'Highlight' } },
});
rechartsStyle('.recharts-tooltip-cursor', {
  stroke: vars.color.lineStrong,
  strokeDasharray: '3 3',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** The value above a point. A halo in the background colour separates it from the line. */
export const value = screenStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Hidden on a narrow chart with many points, for lack of space. */
export const valueOfMany = screenStyle([value, { '@container': { '(max-width: 30rem)': { display: 'none' } } }]);

export const tooltip = screenStyle({
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

export const tooltipLabel = screenStyle({ color: vars.color.textMuted });

export const tooltipValue = screenStyle({
  ...monoFigures,
  fontWeight: vars.fontWeight.medium,
});
