import { vars } from '../../theme/vars.css.ts';
import { component } from '../../theme/layerStyles.ts';

export const frame = component.style({ gap: vars.space.small });

export const icon = component.style({ flex: 'none', color: vars.color.textMuted });

export const input = component.style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // We render our own clear button.
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
});

// visibility, not display: the width of the input must not change while typing.
export const clear = component.style({ selectors: { '[data-empty] &': { visibility: 'hidden' } } });
