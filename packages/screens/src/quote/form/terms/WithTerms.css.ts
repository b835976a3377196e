import { touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

/** The button is at the end of the label's line, so that the row does not grow. */
export const explained = screenStyle({ position: 'relative' });

/** Less prominent than the label. Ends where the control begins; its icon is on the label's line. */
export const aboutButton = screenStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '-0.25rem',
  alignItems: 'end',
  minHeight: '1.75rem',
  paddingBlock: '0.375rem',
  border: 0,
  color: vars.color.textMuted,
  '@media': { [touch]: { insetBlockStart: `calc(1.5rem - ${vars.size.touch})`, minHeight: vars.size.touch } },
});
