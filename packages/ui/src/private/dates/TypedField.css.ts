import { component } from '../../theme/layerStyles.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

/** For a frame that ends with a button. */
export const frame = component.style({
  paddingInlineEnd: 0,
  selectors: {
    // The button has its own focus ring.
    '&:has([data-focus-visible]:not(input))': { outline: 'none', borderColor: vars.color.lineStrong },
  },
});

const input = component.style(monoFigures);

/** Room for DD/MM/YYYY. */
export const dateInput = component.style([input, { minWidth: '6.25rem' }]);

/** Room for HH:MM am/pm. */
export const timeInput = component.style([input, { minWidth: '7rem' }]);
