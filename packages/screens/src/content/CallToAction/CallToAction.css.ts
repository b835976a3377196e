import { vars } from '@pcb/ui/theme';
import { boardDots } from '../../shared/styles/boardDots.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const board = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xlarge,
  padding: `clamp(${vars.space.xlarge}, 4vw, ${vars.space.xxlarge})`,
  borderRadius: vars.radius.large,
  ...boardDots,
  '@media': { print: { display: 'none' } },
});

export const text = screenStyle({ flex: '1 1 16rem', minWidth: 0 });
