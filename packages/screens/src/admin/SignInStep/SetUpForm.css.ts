import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const steps = screenStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** In groups of four, which wrap as groups. */
export const key = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.small}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.base,
});
