import { motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';
import { explained } from './WithTerms.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fade = `${vars.motion.base} ${vars.motion.ease}`;

/** A field whose first line has no room for the cost: two labels, or a switch with its label. It stands above. */
export const costFrame = screenStyle({ position: 'relative' });

/** At the end of the first line of its field, over the page, so that nothing moves. */
export const cost = screenStyle({
  position: 'absolute',
  insetBlockStart: '-0.0625rem',
  insetInlineEnd: 0,
  // Narrow, so that it leaves room for a long label.
  paddingInline: vars.space.xsmall,
  // The sign is before the amount in a script from right to left, too.
  unicodeBidi: 'plaintext',
  pointerEvents: 'none',
  ...monoFigures,
  selectors: {
    [`${costFrame} &`]: { insetBlockStart: '-1.125rem' },
    // Beside the button of an explained field.
    [`${explained} &`]: { insetInlineEnd: '2rem' },
    '&[data-over]': { visibility: 'hidden', opacity: 0 },
  },
  '@media': {
    [motionAllowed]: { animation: `${appear} ${fade}`, transition: `opacity ${fade}, visibility ${fade}` },
    print: { display: 'none' },
  },
});
