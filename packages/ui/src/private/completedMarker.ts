import { forcedColors } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

/** The rules of the marker of a completed step. */
export const completedMarker = {
  borderColor: vars.color.brand,
  background: vars.color.brand,
  color: vars.color.onBrand,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
} as const;
