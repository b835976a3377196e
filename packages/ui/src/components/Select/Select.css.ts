import { globalStyle } from '@vanilla-extract/css';
import { hiddenRules } from '../../private/hiddenRules.ts';
import { popoverSurface } from '../../private/popoverSurface.ts';
import { component } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

// react-aria hides it with an inline style, which a Content-Security-Policy may block.
globalStyle('[data-testid="hidden-select-container"]', component.rule({ ...hiddenRules, position: 'fixed' }));

export const trigger = component.style({
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
});

/** Inline text, because Firefox exposes a flex item as a block and screen readers then read no value. */
export const value = component.style({
  display: 'contents',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});

/** Like `value`. Browser translation needs the text in a separate element. */
export const text = component.style({ display: 'contents' });

export const chevron = component.style({ flex: 'none', color: vars.color.textMuted });

export const popover = component.style({
  ...popoverSurface,
  boxSizing: 'border-box',
  width: 'max-content',
  // Never wider than the window, even if the field is.
  minWidth: 'min(var(--trigger-width), calc(100vw - 1.5rem))',
  maxWidth: 'min(28rem, calc(100vw - 1.5rem))',
  borderRadius: vars.radius.medium,
});

export const list = component.style({
  flex: '1',
  maxHeight: 'min(20rem, 60vh)',
  padding: vars.space.xsmall,
  overflowY: 'auto',
  outline: 'none',
});

export const item = component.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minHeight: '2.25rem',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  outline: 'none',
  cursor: 'pointer',
  '@media': { [touch]: { minHeight: vars.size.touch } },
  selectors: {
    [states.selected]: { fontWeight: vars.fontWeight.medium },
    [states.focused]: { background: vars.color.brandSoft, color: vars.color.text },
    [states.focusVisible]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    [states.disabled]: { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const itemText = component.style({ display: 'grid', gap: vars.space.hairline, minWidth: 0 });

export const itemDescription = component.style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
  selectors: { '[data-focused] &': { color: vars.color.onBrandSoft } },
});

export const check = component.style({
  flex: 'none',
  color: vars.color.brand,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});

export const section = component.style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space.xsmall,
      paddingBlockStart: vars.space.xsmall,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const heading = component.style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
});
