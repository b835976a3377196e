import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const event = screenStyle({
  padding: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.readable})`,
  padding: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
