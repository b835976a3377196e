import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({
  minWidth: 0,
  paddingBlock: `${vars.space.xxlarge} ${vars.space.band}`,
  '@media': { [above.laptop]: { paddingBlockStart: vars.space.section } },
});
