import { component } from '../../theme/layerStyles.ts';
import { motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const disclosure = component.style({
  borderBlock: `1px solid ${vars.color.line}`,
  selectors: { '& + &': { borderBlockStart: 0 } },
});

export const trigger = component.style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.large,
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: vars.space.large,
  borderRadius: vars.radius.small,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [motionAllowed]: { transition: `color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: {
    [states.hovered]: { color: vars.color.brand },
    [states.focusVisible]: { ...focusRing, outlineOffset: '-1px' },
    [states.disabled]: { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const title = component.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const description = component.style({
  display: 'block',
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

export const chevron = component.style({
  flex: 'none',
  // Centred on the first line of the title.
  height: '1lh',
  color: vars.color.textMuted,
  '@media': { [motionAllowed]: { transition: `transform ${vars.motion.base} ${vars.motion.ease}` } },
  selectors: { [`${disclosure}[data-expanded] &`]: { transform: 'rotate(180deg)' } },
});

export const content = component.style({
  maxWidth: vars.size.readable,
  paddingBlockEnd: vars.space.xlarge,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});
