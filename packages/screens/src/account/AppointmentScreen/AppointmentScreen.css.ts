import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const team = screenStyle({
  columnGap: vars.space.xxlarge,
  padding: `clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const bookIcon = screenStyle({ flex: 'none' });
