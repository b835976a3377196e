import { styleVariants } from '@vanilla-extract/css';
import { component, composite } from '../../theme/layerStyles.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const group = component.style({ display: 'inline-flex', isolation: 'isolate', maxWidth: '100%' });

/** Raised, so that the other button does not cover its focus ring. */
const raised = { selectors: { [states.focusVisible]: { zIndex: vars.zIndex.raised } } };

export const action = composite.style({
  ...raised,
  minWidth: 0,
  overflowWrap: 'anywhere',
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});

export const arrow = composite.style({
  ...raised,
  flex: 'none',
  // Has the height of the action, whose text can wrap. Touch screens have a wider minimum.
  aspectRatio: 'auto',
  width: vars.size.controlSmall,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
});

/** A line between filled buttons. Outlined buttons share a border. */
export const arrowVariants = styleVariants({
  solid: composite.rule({ marginInlineStart: '1px' }),
  outline: composite.rule({ marginInlineStart: '-1px' }),
  ghost: {},
});
