import { touch, vars } from '@pcb/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

/** The height of a field's label, below which the control begins after a small gap. */
export const labelLine = '1.25rem';

const controlStart = `calc(${labelLine} + ${vars.space.xsmall})`;
const buttonSize = '1.75rem';
const iconSize = '1rem';

/** The width that the button needs at the end of the label's line. */
export const buttonSpace = createVar();

/** The button is at the end of the label's line, so that the row does not grow. */
export const explained = screenStyle({
  vars: { [buttonSpace]: `calc(${buttonSize} + ${vars.space.xsmall})` },
  position: 'relative',
});

/** Less prominent than the label. Ends where the control begins; its icon is on the label's line. */
export const aboutButton = screenStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(${controlStart} - ${buttonSize})`,
  alignItems: 'end',
  minHeight: buttonSize,
  paddingBlock: `calc((${buttonSize} - ${iconSize}) / 2)`,
  border: 0,
  color: vars.color.textMuted,
  '@media': { [touch]: { insetBlockStart: `calc(${controlStart} - ${vars.size.touch})`, minHeight: vars.size.touch } },
});
