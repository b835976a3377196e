import { component } from '../../theme/layerStyles.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

export const input = component.style({
  // In a flex container Chromium would not place the calendar button at the end.
  display: 'block',
  // Without it, Safari on iOS draws a button and ignores the width.
  appearance: 'none',
  ...monoFigures,
  '@supports': {
    // For Safari only, which would put the text at the top.
    '(hanging-punctuation: first)': {
      selectors: {
        // The height of the field, minus its borders and the padding of this part.
        '&::-webkit-datetime-edit': { alignContent: 'center', minHeight: `calc(${vars.size.control} - 4px)` },
      },
    },
  },
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
