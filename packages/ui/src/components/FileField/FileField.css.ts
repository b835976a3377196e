import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = component.style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });

/** Dashed, like the outline of a part that is not fitted. */
export const zone = component.style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minWidth: 0,
  padding: vars.space.medium,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [motionAllowed]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [forcedColors]: { borderColor: 'FieldText' },
  },
  selectors: {
    [states.invalid]: { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    [`${root}[data-drop-target] &`]: {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      outline: `2px dashed ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
  },
});

export const hint = component.style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  minWidth: 'min-content',
  minHeight: vars.size.controlSmall,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: {
    [`${root}[data-drop-target] &`]: { color: vars.color.onBrandSoft },
    '&:has(~ input:disabled)': { cursor: 'not-allowed' },
  },
});

/** Not `display: none`: a form moves focus to it when it is invalid. */
export const input = component.style({
  position: 'absolute',
  insetBlockEnd: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const list = component.style({ minWidth: 0 });

export const row = component.style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const about = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  minWidth: 0,
  paddingBlock: '0.3125rem',
  fontSize: vars.fontSize.small,
  '@media': { [touch]: { paddingBlock: '0.6875rem' } },
});

export const name = component.style({
  minWidth: 0,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
});

export const size = component.style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const status = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  flexBasis: '100%',
  minWidth: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = component.style({
  flex: '1',
  minWidth: 0,
  maxWidth: '20rem',
  height: '0.5rem',
  accentColor: vars.color.brand,
});

export const error = component.style([
  status,
  { alignItems: 'flex-start', fontWeight: vars.fontWeight.medium, color: vars.color.danger },
]);

export const uploaded = component.style([status, { color: vars.color.success }]);

export const icon = component.style({ flex: 'none', marginBlock: '0.1875rem' });
