import { keyframes } from '@vanilla-extract/css';
import { part } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** `createTooltip` moves it from this corner to its button. */
export const tooltip = part.style({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: vars.zIndex.tooltip,
  width: 'max-content',
  maxWidth: `min(18rem, 100vw - 2 * ${vars.space.small})`,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  boxShadow: vars.shadow.raised,
  '@media': {
    [motionAllowed]: { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});
