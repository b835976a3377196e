import { board as colors } from '@pcb/art/boardColors';
import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const board = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xlarge,
  maxWidth: '48rem',
  padding: `clamp(${vars.space.xlarge}, 4vw, ${vars.space.xxlarge})`,
  borderRadius: vars.radius.large,
  // The dots have a pitch of 0.1 inch.
  backgroundImage: `radial-gradient(circle at center, ${colors.maskTrace} 1.25px, transparent 1.75px)`,
  backgroundSize: `${vars.size.grid} ${vars.size.grid}`,
  '@media': { print: { display: 'none' } },
});

export const text = screenStyle({ flex: '1 1 16rem', minWidth: 0 });
