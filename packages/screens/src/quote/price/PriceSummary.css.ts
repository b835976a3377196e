import { above, monoFigures, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { rowAmount, rowValue } from '../../shared/styles/rowValue.css.ts';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';

/** Set on the summary. */
export const pinnedHeight = '--pcb-pinned-height';

/** No box from a laptop up, so that the pinned part stays visible to the end of its column. */
export const summary = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  '@media': { [above.laptop]: { display: 'contents' } },
});

/** Sticks below the page header. Opaque, so that nothing shows next to its corners. */
export const pinned = screenStyle({
  minWidth: 0,
  background: vars.color.page,
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      top: vars.size.header,
      zIndex: vars.zIndex.raised,
      marginBlockStart: `calc(-1 * ${vars.space.large})`,
      paddingBlockStart: vars.space.large,
    },
    print: { position: 'static' },
  },
});

export const head = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
});

export const rest = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });

// Keeps a focused button clear of the pinned part. The host may have put one there.
globalStyle(
  `${rest} :is(a, button)`,
  inScreens({
    '@media': {
      [above.laptop]: {
        scrollMarginBlockStart: `calc(${vars.size.header} + var(${pinnedHeight}) + ${vars.space.small})`,
      },
    },
  }),
);

export const heading = screenStyle({ scrollMarginBlockStart: vars.space.xxlarge });

export const details = screenStyle({ alignSelf: 'flex-start' });

export const row = screenStyle({
  rowGap: 0,
  paddingBlock: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const value = screenStyle([rowAmount, { color: vars.color.text }]);

export const text = screenStyle([rowValue, { color: vars.color.text }]);

export const mainRow = screenStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const mainAmount = screenStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text,
  ...monoFigures,
  selectors: {
    [`${mainRow}:first-child &`]: {
      fontSize: vars.fontSize.heading,
      fontWeight: vars.fontWeight.strong,
      lineHeight: vars.lineHeight.snug,
      letterSpacing: vars.letterSpacing.figure,
    },
  },
});
