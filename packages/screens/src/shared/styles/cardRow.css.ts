import { vars } from '@pcb/ui/theme';
import { screenStyle } from './screenStyle.ts';

const lineBetween = { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } };

/** A row of a card without padding. */
export const cardRow = screenStyle({ padding: vars.space.large, selectors: lineBetween });

/** A row with the padding of a card at its sides. */
export const wideCardRow = screenStyle({
  padding: `${vars.space.large} clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  selectors: lineBetween,
});
