import { touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** A field with a button at the end of the line of its label, so that no row is higher for it. */
export const explained = screenStyle({ position: 'relative' });

/** Quieter than the label. It ends where the control begins, and has its icon in the line of the label. */
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
