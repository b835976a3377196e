import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors, motionAllowed, touch } from '../../theme/media.ts';
import { mirrored } from '../../theme/mirrored.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const calendar = component.style({ display: 'grid', gap: vars.space.small });

// react-aria's hidden button for the next month has no Hindi text. We have our own.
globalStyle(`${calendar} > :last-child:not([class])`, component.rule({ display: 'none' }));

export const header = component.style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const heading = component.style({ fontWeight: vars.fontWeight.strong, textAlign: 'center' });

export const arrow = component.style(mirrored);

export const grid = component.style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

globalStyle(`${grid} td`, component.rule({ padding: 0, border: 0 }));

export const weekday = component.style({
  padding: `${vars.space.xsmall} 0`,
  border: 0,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const day = component.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '2.25rem',
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  '@media': {
    [touch]: { height: vars.size.touch, fontSize: vars.fontSize.base },
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: {
    [states.hovered]: { background: vars.color.surfaceSunken },
    [states.pressed]: { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
    '&[data-today]': { fontWeight: vars.fontWeight.strong, boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
    '&[data-unavailable]': { color: vars.color.textMuted, textDecoration: 'line-through', cursor: 'not-allowed' },
    [states.disabled]: { color: vars.color.textMuted, opacity: vars.opacity.disabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
    [states.selected]: { background: vars.color.brand, color: vars.color.onBrand },
    // Between the two ends of a range.
    '&[data-selected][data-between]': {
      borderRadius: 0,
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
    },
    [states.invalid]: { background: vars.color.danger, color: vars.color.onDanger },
    [states.focusVisible]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
      zIndex: vars.zIndex.raised,
    },
  },
});

// Forced colours hide the background of the selected day.
globalStyle(
  `${day}[data-selected]:not([data-outside-month])`,
  component.rule({
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  }),
);

export const dot = component.style({
  position: 'absolute',
  insetBlockEnd: '0.1875rem',
  insetInlineStart: 'calc(50% - 0.125rem)',
  width: '0.25rem',
  height: '0.25rem',
  borderRadius: vars.radius.round,
  background: 'currentcolor',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const notes = component.style({
  display: 'grid',
  alignContent: 'start',
  paddingInline: vars.space.xsmall,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});

export const key = component.style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large });

export const entry = component.style({ display: 'grid', gridTemplateColumns: '1.5rem 1fr', gap: vars.space.small });

export const dayNumber = component.style({
  position: 'relative',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

globalStyle(`${dayNumber} > ${dot}`, component.rule({ insetBlockEnd: '-0.125rem' }));

export const struck = component.style({ color: vars.color.textMuted, textDecoration: 'line-through' });

export const capitalised = component.style({ textTransform: 'capitalize' });

/** Has the height of a line even without text. */
export const remark = component.style({ minHeight: '1lh', color: vars.color.text });
