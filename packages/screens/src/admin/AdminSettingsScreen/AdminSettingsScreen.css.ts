import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

/** A section of the form: the heading on the left, the fields on the right. */
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  padding: vars.space.xlarge,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [above.laptop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: vars.space.xxlarge } },
});

export const footer = screenStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${vars.space.large} ${vars.space.xlarge}`,
});
