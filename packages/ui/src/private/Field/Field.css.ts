import type { StyleRule } from '@vanilla-extract/css';
import { part } from '../../theme/layerStyles.ts';
import { above, forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { endButton, overFrame } from '../endButton.ts';
import { hiddenRules } from '../hiddenRules.ts';

export const field = part.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Next to the control; above it on a phone, where the control needs the width. */
export const labelAtStart = part.style({
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.small,
    },
  },
});

const note: StyleRule = {
  '@media': { [above.tablet]: { selectors: { [`${labelAtStart} > &`]: { gridColumn: 2 } } } },
};

export const label = part.style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  // A fixed height, so that controls side by side line up.
  lineHeight: '1.25rem',
  cursor: 'default',
});

export const hiddenLabel = part.style({
  ...hiddenRules,
});

export const asterisk = part.style({ color: vars.color.danger, marginInlineStart: '0.15em' });

export const description = part.style({ ...note, fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const errorMessage = part.style({
  ...note,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const control = part.style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `0 ${vars.space.medium}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [motionAllowed]: { transition: `border-color ${vars.motion.quick} ${vars.motion.ease}` },
    [forcedColors]: { borderColor: 'FieldText' },
  },
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    [states.hovered]: { borderColor: vars.color.text },
    [states.invalid]: { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    [`${states.focusVisible}, ${states.focused}, ${states.focusWithin}`]: {
      ...focusRing,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    [states.disabled]: { background: vars.color.surfaceSunken, color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const bareInput = part.style({
  flex: '1',
  alignSelf: 'stretch',
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});

export const frameWithButton = part.style({ paddingInlineEnd: 0 });

export const frameButton = part.style({
  ...endButton,
  ...overFrame,
  '@media': { [touch]: { width: vars.size.touch, height: vars.size.touch } },
  selectors: {
    [states.hovered]: { color: vars.color.text },
    // Drawn inside the frame, which has its own ring.
    [states.focusVisible]: { ...focusRing, outlineOffset: '-5px' },
    [states.disabled]: { cursor: 'not-allowed' },
  },
});
