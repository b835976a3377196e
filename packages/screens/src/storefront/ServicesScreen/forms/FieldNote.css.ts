import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

export const withoutPrice = screenStyle({
  display: 'flex',
  gap: vars.space.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.warning,
  overflowWrap: 'anywhere',
});

/** As high as the first line, which centres the icon on it. */
export const icon = screenStyle({ flex: 'none', height: '1lh' });
