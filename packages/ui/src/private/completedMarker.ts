import { forcedColors } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

export const completedMarker = {
  borderColor: vars.color.brand,
  background: vars.color.brand,
  color: vars.color.onBrand,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
} as const;
