import { part } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const separator = part.style({
  height: '1px',
  marginBlock: vars.space.xsmall,
  border: 0,
  background: vars.color.line,
});

/** Reserves the space of the check mark in unselected items. */
export const check = part.style({
  flex: 'none',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
