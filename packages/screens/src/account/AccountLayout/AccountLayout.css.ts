import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({
  minWidth: 0,
  // Like `main`, it takes focus only from the skip link.
  ':focus': { outline: 'none' },
  paddingBlock: `${vars.space.xxlarge} ${vars.space.band}`,
  '@media': { [above.laptop]: { paddingBlockStart: vars.space.section } },
});
