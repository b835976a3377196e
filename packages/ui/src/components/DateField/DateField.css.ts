import { vars } from '../../theme/vars.css.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const input = componentStyle({
  // As a flex box it would not have its calendar at the end in Chromium.
  display: 'block',
  // Without it, Safari on a phone draws a button of its own width.
  appearance: 'none',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::-webkit-calendar-picker-indicator': {
      boxSizing: 'border-box',
      width: '1.75rem',
      height: '1.75rem',
      padding: '0.375rem',
      marginInlineEnd: '-0.375rem',
      borderRadius: vars.radius.small,
      cursor: 'pointer',
    },
    '&::-webkit-calendar-picker-indicator:hover': { background: vars.color.surfaceSunken },
  },
});
