import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/screenStyle.ts';

export const board = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
});

export const list = screenStyle({ display: 'flex', flexDirection: 'column' });

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const amount = screenStyle({
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});

export const totalRow = screenStyle([
  row,
  { color: vars.color.text, fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.strong },
]);

export const totalAmount = screenStyle([amount, { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.snug }]);
