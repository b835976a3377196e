import { focusRing, forcedColors, inScreens, vars } from '@pcb/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/screenStyle.ts';

export const chart = screenStyle({
  // Recharts draws with currentColor, which forced colours replace.
  color: vars.color.copper,
  // Time runs from left to right in a mirrored page too. Without it the figures of the axis would lie over the line.
  direction: 'ltr',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});

/** What recharts draws has classes of its own. */
const drawn = (selector: string, rule: StyleRule) => globalStyle(`${chart} ${selector}`, inScreens(rule));

drawn('.recharts-surface:focus', { outline: 'none' });
drawn('.recharts-surface:focus-visible', { ...focusRing, borderRadius: vars.radius.small });
drawn('.recharts-cartesian-grid line', {
  stroke: vars.color.line,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
drawn('.recharts-cartesian-axis-line', {
  stroke: vars.color.lineStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
drawn('.recharts-cartesian-axis-tick-value', {
  fill: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
drawn('.recharts-line-curve', { stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' });
drawn('.recharts-line-dot', {
  stroke: 'currentColor',
  strokeWidth: 2.5,
  fill: vars.color.surface,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
drawn('.recharts-active-dot circle', {
  stroke: vars.color.surface,
  strokeWidth: 2,
  fill: vars.color.brand,
  '@media': { [forcedColors]: { stroke: 'Canvas', fill: 'Highlight' } },
});
drawn('.recharts-tooltip-cursor', {
  stroke: vars.color.lineStrong,
  strokeDasharray: '3 3',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** The value above a point, on a halo of the ground, so that the line does not cross its figures. */
export const value = screenStyle({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Among many, there is no room for it where the chart is narrow. */
export const valueAmongMany = screenStyle([value, { '@container': { '(max-width: 30rem)': { display: 'none' } } }]);

export const reading = screenStyle({
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

export const readingLabel = screenStyle({ color: vars.color.textMuted });

export const readingValue = screenStyle({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
});
