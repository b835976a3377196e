import { touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const reference = screenStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  '@media': {
    [touch]: { minWidth: vars.size.touch, minHeight: vars.size.touch, marginBlock: `calc(-1 * ${vars.space.medium})` },
  },
});
