import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const navigation = component.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  minWidth: 0,
});

export const header = component.style({ paddingInline: vars.space.medium, minWidth: 0 });

export const groups = component.style({ display: 'grid', gap: vars.space.xlarge, minWidth: 0 });

export const groupTitle = component.style({
  padding: `0 ${vars.space.medium} ${vars.space.small}`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.label,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
});

export const item = component.style({ minWidth: 0 });

export const link = component.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minHeight: '2.25rem',
  padding: `0.4375rem ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  lineHeight: '1.375rem',
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch, paddingBlock: '0.6875rem' },
    [motionAllowed]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [forcedColors]: {
      selectors: {
        '&[aria-current]:not([data-focus-visible])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
  selectors: {
    [states.hovered]: { background: vars.color.surfaceSunken },
    '&[aria-current]': {
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      fontWeight: vars.fontWeight.strong,
    },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space.small,
      insetInlineStart: 0,
      width: '3px',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
    [states.focusVisible]: { ...focusRing, outlineOffset: '-2px' },
  },
});

export const icon = component.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: '1.375rem',
  color: vars.color.textMuted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const label = component.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const footer = component.style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  minWidth: 0,
});
