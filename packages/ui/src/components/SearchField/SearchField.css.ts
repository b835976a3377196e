import { component } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = component.style({ gap: vars.space.small });

export const icon = component.style({ flex: 'none', color: vars.color.textMuted });

export const input = component.style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // The button overlays the end of the input.
  paddingInlineEnd: vars.size.control,
  '@media': { [touch]: { paddingInlineEnd: vars.size.touch } },
  // We render our own clear button.
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
    // The placeholder may cover the place of the button, which is hidden then.
    '&:placeholder-shown': { paddingInlineEnd: 0 },
  },
});

// `visibility`, because with `display` the width of the input would change while typing.
export const clear = component.style({
  marginInlineStart: `calc(-1 * (${vars.size.control} + ${vars.space.small}))`,
  '@media': { [touch]: { marginInlineStart: `calc(-1 * (${vars.size.touch} + ${vars.space.small}))` } },
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
});
