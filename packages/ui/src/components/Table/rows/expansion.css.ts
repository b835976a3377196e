import { createVar } from '@vanilla-extract/css';
import { component } from '../../../theme/layerStyles.ts';
import { motionAllowed, touch } from '../../../theme/media.ts';
import { mirrored } from '../../../theme/mirrored.ts';
import { focusRing } from '../../../theme/states.ts';
import { vars } from '../../../theme/vars.css.ts';

export const indentation = createVar();

export const buttonSize = '1.5rem';

export const firstCell = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // The icon, not its target, aligns with the text of other cells.
  marginInlineStart: `calc(${indentation} - ${vars.space.xsmall})`,
});

export const expandButton = component.style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: buttonSize,
  height: buttonSize,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [touch]: { width: vars.size.touch, height: vars.size.touch } },
  selectors: {
    '&:hover': { background: vars.color.line, color: vars.color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const leaf = component.style({
  flex: 'none',
  width: buttonSize,
  '@media': { [touch]: { width: vars.size.touch } },
});

export const expandIcon = component.style({
  '@media': { [motionAllowed]: { transition: `transform ${vars.motion.quick} ${vars.motion.ease}` } },
  selectors: {
    ...mirrored.selectors,
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
  },
});

export const name = component.style({ minWidth: 0 });
