import { above, vars } from '@pcb/ui/theme';
import { monoFigures, screenStyle } from '../../shared/styles/screenStyle.ts';

export const board = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
});

/** Scrolled into view with the upper edge of the card. */
export const heading = screenStyle({ scrollMarginBlockStart: vars.space.xxlarge });

export const row = screenStyle({
  rowGap: 0,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  '@media': {
    // Next to the form, the whole summary should fit below the page header of a laptop.
    [`${above.laptop} and (max-height: 54em)`]: { paddingBlock: vars.space.xsmall },
  },
});

export const amount = screenStyle({
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  color: vars.color.text,
  ...monoFigures,
});

/** A value that is not known, less prominent than the others. */
export const missing = screenStyle([amount, { color: vars.color.textMuted }]);

export const totalRow = screenStyle([
  row,
  { color: vars.color.text, fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.strong },
]);

export const totalAmount = screenStyle([amount, { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.snug }]);
