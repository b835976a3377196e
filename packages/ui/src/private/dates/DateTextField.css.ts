import { component } from '../../theme/layerStyles.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = component.style({
  paddingInlineEnd: 0,
  selectors: {
    // The button has a ring of its own.
    '&:has([data-focus-visible]:not(input))': { outline: 'none', borderColor: vars.color.lineStrong },
  },
});

export const input = component.style({
  // Room for DD/MM/YYYY.
  minWidth: '6.25rem',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});
