import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where the table is wider than its card it scrolls in itself, never the page. */
export const scroller = style(inScreens({ marginBlockStart: vars.space.small, overflowX: 'auto' }));

export const table = style(
  inScreens({
    width: '100%',
    fontSize: vars.fontSize.caption,
    '@media': { [above.phone]: { fontSize: vars.fontSize.small } },
  }),
);

const cell = style(inScreens({ padding: `${vars.space.small} 0`, fontWeight: vars.fontWeight.regular }));

export const leadTimeHead = style([cell, inScreens({ textAlign: 'start', color: vars.color.textMuted })]);

export const figureHead = style([
  cell,
  inScreens({
    paddingInlineStart: vars.space.small,
    textAlign: 'end',
    color: vars.color.textMuted,
    '@media': { [above.phone]: { paddingInlineStart: vars.space.medium } },
  }),
]);

export const figure = style([
  figureHead,
  inScreens({
    whiteSpace: 'nowrap',
    color: vars.color.text,
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
  }),
]);
