import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const board = style(
  inScreens({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    minWidth: 0,
    border: `1px solid ${vars.color.line}`,
  }),
);

export const list = style(inScreens({ display: 'flex', flexDirection: 'column' }));

export const row = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.large,
    paddingBlock: vars.space.small,
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const amount = style(
  inScreens({
    marginInlineStart: 'auto',
    minWidth: 0,
    overflowWrap: 'anywhere',
    textAlign: 'end',
    color: vars.color.text,
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const totalRow = style([
  row,
  inScreens({ color: vars.color.text, fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.strong }),
]);

export const totalAmount = style([
  amount,
  inScreens({ fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.snug }),
]);
