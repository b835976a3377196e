import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style(inScreens({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }));

/** The drawing on a grid of one tenth of an inch. */
export const picture = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    padding: vars.space.large,
    borderBottom: `1px solid ${vars.color.line}`,
    background: `radial-gradient(circle at center, ${vars.color.line} 1px, transparent 1.5px) center / ${vars.size.grid} ${vars.size.grid} ${vars.color.surfaceSunken}`,
  }),
);

export const drawing = style(inScreens({ width: '100%', maxWidth: '9rem' }));

export const body = style(
  inScreens({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    minWidth: 0,
    padding: vars.space.large,
  }),
);

export const figures = style(inScreens({ marginTop: 'auto', fontSize: vars.fontSize.small }));

export const figure = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.medium}`,
    paddingBlock: vars.space.xsmall,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);

export const figureLabel = style(inScreens({ color: vars.color.textMuted }));

export const figureValue = style(
  inScreens({
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    marginInlineStart: 'auto',
  }),
);

export const buy = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingTop: vars.space.large,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);

export const price = style(
  inScreens({
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums',
    fontSize: vars.fontSize.title,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.snug,
    letterSpacing: '-0.02em',
  }),
);

export const cardSkeleton = style(
  inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.large, padding: vars.space.large }),
);
