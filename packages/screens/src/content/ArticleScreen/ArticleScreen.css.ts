import { board } from '@pcb/art/boardColors';
import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const byline = screenStyle({
  rowGap: vars.space.xsmall,
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${board.maskTrack}`,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});
