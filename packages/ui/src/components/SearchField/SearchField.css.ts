import { touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const frame = componentStyle({ gap: vars.space.small, paddingInlineEnd: 0 });

export const icon = componentStyle({ flex: 'none', color: vars.color.textMuted });

export const input = componentStyle({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Our own button clears in every browser.
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
});

export const clear = componentStyle({
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
    // visibility, so that the field does not change under the words while they are typed.
    '[data-empty] &': { visibility: 'hidden' },
  },
});
