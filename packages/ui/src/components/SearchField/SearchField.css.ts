import { touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { component } from '../../theme/layerStyles.ts';

export const frame = component.style({ gap: vars.space.small, paddingInlineEnd: 0 });

export const icon = component.style({ flex: 'none', color: vars.color.textMuted });

export const input = component.style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // We render our own clear button.
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
});

export const clear = component.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  margin: '-1px',
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [touch]: { width: vars.size.touch, height: vars.size.touch } },
  selectors: {
    [states.hovered]: { color: vars.color.text },
    // visibility, not display: the width of the input must not change while typing.
    '[data-empty] &': { visibility: 'hidden' },
  },
});
