import { board as colors } from '@pcb/art/boardColors';
import { vars } from '@pcb/ui/theme';
import { boardDots } from '../../shared/styles/boardDots.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const board = screenStyle({
  overflow: 'clip',
  ...boardDots,
  backgroundPosition: 'center top',
});

export const inner = screenStyle({
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.band} ${vars.space.gutter}`,
  overflowWrap: 'anywhere',
});

export const picture = screenStyle({
  overflow: 'hidden',
  maxWidth: '30rem',
  borderRadius: vars.radius.large,
  border: `1px solid ${colors.maskTrack}`,
  '@media': { print: { display: 'none' } },
});
