import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

/** A row of a card without padding, with a line between rows. */
export const cardRow = screenStyle({
  padding: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** A row with the padding of a card at its sides. */
export const wideCardRow = screenStyle({
  padding: `${vars.space.large} clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
