import { motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { monoFigures, screenStyle } from '../../../shared/styles/screenStyle.ts';
import { explained } from '../terms/WithTerms.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fade = `${vars.motion.base} ${vars.motion.ease}`;

/** Puts the cost above a field whose first line has no room for it: one with two labels, or a switch with its label. */
export const costFrame = screenStyle({ position: 'relative' });

/** At the end of the first line of its field, overlaid, so that nothing moves. */
export const cost = screenStyle({
  position: 'absolute',
  insetBlockStart: '-0.0625rem',
  insetInlineEnd: 0,
  // Narrow, to leave room for a long label.
  paddingInline: vars.space.xsmall,
  // Keeps the sign before the amount in right-to-left scripts.
  unicodeBidi: 'plaintext',
  pointerEvents: 'none',
  ...monoFigures,
  selectors: {
    [`${costFrame} &`]: { insetBlockStart: '-1.125rem' },
    // Next to the button of an explained field.
    [`${explained} &`]: { insetInlineEnd: '2rem' },
    '&[data-over]': { visibility: 'hidden', opacity: 0 },
  },
  '@media': {
    [motionAllowed]: { animation: `${appear} ${fade}`, transition: `opacity ${fade}, visibility ${fade}` },
    print: { display: 'none' },
  },
});
