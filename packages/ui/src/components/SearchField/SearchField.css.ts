import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style(inComponents({ gap: vars.space.small, paddingInlineEnd: 0 }));

export const icon = style(inComponents({ flex: 'none', color: vars.color.textMuted }));

export const input = style(
  inComponents({
    appearance: 'none',
    textOverflow: 'ellipsis',
    // Our own button clears in every browser.
    selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' } },
  }),
);

export const clear = style(
  inComponents({
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
  }),
);
