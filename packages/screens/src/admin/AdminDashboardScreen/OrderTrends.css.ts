import { inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.large,
    padding: vars.space.large,
  }),
);

export const head = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.medium,
  }),
);

export const titles = style(inScreens({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 }));

export const missingChart = style({});

const chartHeight = '17rem';

/** Holds the place of the chart before it is there, so that nothing moves. */
export const figure = style(
  inScreens({
    position: 'relative',
    containerType: 'inline-size',
    minHeight: chartHeight,
  }),
);

export const place = style(
  inScreens({ height: chartHeight, selectors: { [`&:has(> ${missingChart})`]: { display: 'none' } } }),
);

/** Until the chart is there: the lines that it will be drawn on. */
export const waiting = style(
  inScreens({
    height: '100%',
    padding: '1.5rem 1.25rem 2rem 2.25rem',
    backgroundClip: 'content-box',
    backgroundImage: `repeating-linear-gradient(to top, ${vars.color.line} 0 1px, transparent 1px 4.5rem)`,
  }),
);

const shownWithoutChart = `${place}:has(> ${missingChart}) ~ &`;

export const unavailable = style(
  inScreens({
    display: 'none',
    paddingBlockEnd: vars.space.medium,
    selectors: { [shownWithoutChart]: { display: 'block' } },
  }),
);

const inSight = { position: 'static', width: '100%', height: 'auto', overflow: 'visible', clipPath: 'none' } as const;

/** For screen readers, which cannot read the drawing; for all where there is none, and on paper. */
export const figures = style(
  inScreens({
    position: 'absolute',
    insetBlockStart: 0,
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    selectors: { [shownWithoutChart]: inSight },
    '@media': { print: { ...inSight, paddingBlockStart: vars.space.medium } },
  }),
);

export const table = style(
  inScreens({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const cell = style(
  inScreens({
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    borderBottom: `1px solid ${vars.color.line}`,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
  }),
);

export const countHead = style([cell, inScreens({ textAlign: 'end' })]);

export const count = style([
  cell,
  inScreens({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
]);
