import { forcedColors, monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Charts run from left to right in every script. */
export const plot = screenStyle({
  position: 'relative',
  blockSize: '15rem',
  marginBlock: `${vars.space.large} 1.75rem`,
  direction: 'ltr',
  '@media': { [forcedColors]: { forcedColorAdjust: 'auto' } },
});

export const drawing = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const gridLine = screenStyle({ stroke: vars.color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });

export const curve = screenStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const onRequest = screenStyle({ fill: vars.color.surfaceSunken });

const label = screenStyle({
  position: 'absolute',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
});

/** Labels are at the right, where the falling curve is below them; `right` is the area of the prices on request. */
export const unitLabel = screenStyle([
  label,
  {
    right: '13%',
    transform: 'translateY(-50%)',
    paddingInline: vars.space.xsmall,
    background: vars.color.surface,
    ...monoFigures,
  },
]);

export const quantityLabel = screenStyle([
  label,
  { top: '100%', paddingBlockStart: vars.space.xsmall, transform: 'translateX(-50%)', ...monoFigures },
]);

export const onRequestLabel = screenStyle([
  label,
  { top: vars.space.small, right: vars.space.xsmall, writingMode: 'vertical-rl' },
]);

export const marker = screenStyle({
  position: 'absolute',
  width: '0.875rem',
  height: '0.875rem',
  border: `3px solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: vars.color.brand,
  outline: `2px solid ${vars.color.brand}`,
  transform: 'translate(-50%, -50%)',
  '@media': { [forcedColors]: { background: 'Highlight', outlineColor: 'Highlight' } },
});
