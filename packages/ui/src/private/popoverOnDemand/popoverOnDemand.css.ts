import { part } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const separator = part.style({
  height: '1px',
  marginBlock: vars.space.xsmall,
  border: 0,
  background: vars.color.line,
});

/** The mark of a selected item keeps its place in the others. */
export const check = part.style({
  flex: 'none',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
