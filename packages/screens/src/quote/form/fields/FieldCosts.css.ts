import { monoFigures, motionAllowed, vars } from '@pcb/ui/theme';
import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';
import { buttonSpace, labelLine } from '../terms/WithTerms.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fade = `${vars.motion.base} ${vars.motion.ease}`;

/** Puts the cost above a field whose first line has no room for it: one with two labels, or a switch with its label. */
export const costFrame = screenStyle({ position: 'relative' });

/** In the middle of the label's line, before the button of an explained field. Overlaid, so that nothing moves. */
export const cost = screenStyle({
  position: 'absolute',
  insetBlockStart: `calc(${labelLine} / 2)`,
  insetInlineEnd: fallbackVar(buttonSpace, '0px'),
  translate: '0 -50%',
  // Narrow, to leave room for a long label.
  paddingInline: vars.space.xsmall,
  // Keeps the sign before the amount in right-to-left scripts.
  unicodeBidi: 'plaintext',
  pointerEvents: 'none',
  ...monoFigures,
  selectors: {
    [`${costFrame} &`]: { insetBlock: `auto calc(100% - ${vars.space.xsmall})`, translate: 'none' },
    '&[data-over]': { visibility: 'hidden', opacity: 0 },
  },
  '@media': {
    [motionAllowed]: { animation: `${appear} ${fade}`, transition: `opacity ${fade}, visibility ${fade}` },
    print: { display: 'none' },
  },
});
