import { toneFill, toneInk, toneLine } from '../../private/tone.css.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

/** The colour is painted behind the button, which is higher on a touch screen. */
export const trigger = component.style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: '1.625rem',
  justifyContent: 'space-between',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  color: toneInk,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: vars.zIndex.below,
    inset: '-1px',
    border: `1px solid ${toneLine}`,
    borderRadius: vars.radius.small,
    background: toneFill,
  },
  '@media': {
    [touch]: { minHeight: vars.size.touch, '::before': { insetBlock: '0.375rem' } },
    [forcedColors]: { '::before': { borderColor: 'FieldText' } },
  },
  selectors: {
    '&[data-hovered]::before': { borderColor: 'currentcolor' },
    [states.focusVisible]: { ...focusRing, outlineOffset: '-1px' },
    [states.disabled]: { cursor: 'not-allowed' },
  },
});

/** Inline text, because Firefox exposes a flex item as a block and screen readers then read no value. */
export const label = component.style({ display: 'contents' });

export const chevron = component.style({ flex: 'none' });
