import { forcedColors, vars } from '@pcb/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { stage, tools } from '../stage/stage.css.ts';

export const layerColor = createVar();

export const picture = screenStyle({ display: 'grid', gap: vars.space.small, minWidth: 0 });

export const views = screenStyle([tools, { justifyContent: 'start' }]);

export const layers = screenStyle({ flex: '1 1 14rem', minWidth: 0, maxWidth: '26rem' });

export const area = screenStyle([
  stage,
  {
    position: 'relative',
    overflow: 'hidden',
    boxSizing: 'border-box',
    marginInline: 'auto',
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
  },
]);

export const thumbnail = screenStyle({
  position: 'relative',
  flex: 'none',
  width: '6rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const canvas = screenStyle({
  vars: { [layerColor]: vars.color.accentText },
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // The colours show the materials of the board.
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { vars: { [layerColor]: 'CanvasText' } } },
});

export const rings = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});

/** Dark and light: one of them contrasts with any background. */
export const ringEdge = screenStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 6,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});

export const ring = screenStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});
