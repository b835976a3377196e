import { focusRing, monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const stage = screenStyle({
  width: '100%',
  borderRadius: vars.radius.small,
  // Two fingers zoom the drawing instead of the page.
  touchAction: 'pan-x pan-y',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-is-magnified]': { cursor: 'grab', touchAction: 'none' },
    '&[data-is-magnified]:active': { cursor: 'grabbing' },
  },
});

export const tools = screenStyle({ '@media': { print: { display: 'none' } } });

export const zoomLevel = screenStyle({
  minWidth: '3.5rem',
  textAlign: 'center',
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
  ...monoFigures,
});
