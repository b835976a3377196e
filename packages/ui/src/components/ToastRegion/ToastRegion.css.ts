import { keyframes, styleVariants } from '@vanilla-extract/css';
import { composite } from '../../theme/layerStyles.ts';
import { above, forcedColors, motionAllowed } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const distance = (side: 'bottom' | 'left' | 'right', min: string) => `max(${min}, env(safe-area-inset-${side}))`;

export const region = composite.style({
  position: 'fixed',
  // Above dialogs and react-aria's popovers, whose z-index is 100000.
  zIndex: vars.zIndex.toast,
  bottom: distance('bottom', vars.space.medium),
  left: distance('left', vars.space.medium),
  right: distance('right', vars.space.medium),
  borderRadius: vars.radius.large,
  '@media': {
    print: { display: 'none' },
    [above.largePhone]: {
      left: 'auto',
      width: '24rem',
      bottom: distance('bottom', vars.space.xlarge),
      right: distance('right', vars.space.xlarge),
      selectors: { '&:dir(rtl)': { left: distance('left', vars.space.xlarge), right: 'auto' } },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const card = composite.style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  maxHeight: '60dvh',
  overflowY: 'auto',
  paddingBlock: vars.space.medium,
  paddingInline: `${vars.space.large} ${vars.space.medium}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  // Vertical panning scrolls the page, horizontal panning swipes; dragging with the mouse must not select the text.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    [motionAllowed]: {
      animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
      transition: `transform ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
  selectors: { '&[data-swiping]': { transition: 'none', cursor: 'grabbing' } },
});

/** Animated separately, because the next toast appears in the same card. */
export const message = composite.style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  '@media': { [motionAllowed]: { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` } },
});

const centredOnFirstLine = composite.style({ flex: 'none', marginBlockStart: vars.space.small });

export const icon = styleVariants({
  neutral: [centredOnFirstLine],
  success: [centredOnFirstLine, composite.rule({ color: vars.color.success })],
  danger: [centredOnFirstLine, composite.rule({ color: vars.color.danger })],
});

export const text = composite.style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.375rem',
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const title = composite.style({ fontWeight: vars.fontWeight.medium, lineHeight: '1.4' });

export const description = composite.style({ marginBlockStart: vars.space.xsmall, color: vars.color.textMuted });

export const action = composite.style({ marginBlockStart: vars.space.small });

export const close = composite.style({ flex: 'none' });
