import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const sparkline = component.style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: '6rem',
  maxWidth: '100%',
  height: '1.5rem',
  // Half of the line and of its last point is outside the edge.
  padding: '3px',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.accent,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Time runs from left to right in every script.
  direction: 'ltr',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const line = component.style({ strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });

export const end = component.style({ strokeWidth: 6, vectorEffect: 'non-scaling-stroke' });
