import { forcedColors, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const mix = (one: string, percent: number, other: string) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;

export const root = style(
  inScreens({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge, containerType: 'inline-size' }),
);

export const fields = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: vars.space.large,
    alignItems: 'start',
  }),
);

/** A drawing is not mirrored: its words go from left to right too, or they would stand on the wrong side of their place. */
const drawing = style(
  inScreens({ display: 'block', width: '100%', height: 'auto', marginInline: 'auto', direction: 'ltr' }),
);

export const sheet = style([drawing, inScreens({ maxWidth: '27rem' })]);

export const nothing = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    minHeight: '12rem',
    padding: vars.space.xlarge,
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.medium,
    textAlign: 'center',
  }),
);

/** The corner, and beside it what it shows. */
export const details = style(
  inScreens({
    display: 'grid',
    gap: `${vars.space.medium} ${vars.space.xxlarge}`,
    alignItems: 'center',
    '@container': { '(min-width: 36rem)': { gridTemplateColumns: '22rem minmax(0, 1fr)' } },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const detailSheet = style([drawing, inScreens({ maxWidth: '22rem', marginInline: 0 })]);
export const workingSheet = style([
  drawing,
  inScreens({ width: '14.375rem', maxWidth: '100%', marginBlockStart: vars.space.medium }),
]);

const edge = {
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1 } },
} as const;

export const frame = style(
  inScreens({
    ...edge,
    fill: mix(color.pad, 38, color.surface),
    stroke: mix(color.pad, 70, color.text),
    strokeWidth: 1,
  }),
);
export const slots = style(inScreens({ ...edge, fill: color.surface }));
export const pageSlots = style(inScreens({ ...edge, fill: color.page }));
export const boards = style(inScreens({ ...edge, fill: color.mask, stroke: color.maskTraceBright, strokeWidth: 1 }));
export const tabs = style(
  inScreens({ fill: mix(color.pad, 38, color.surface), '@media': { [forcedColors]: { fill: 'GrayText' } } }),
);
export const holes = style(
  inScreens({ ...edge, fill: color.surface, stroke: mix(color.pad, 70, color.text), strokeWidth: 1 }),
);
export const fiducials = style(inScreens({ fill: color.copper, '@media': { [forcedColors]: { fill: 'CanvasText' } } }));
export const cuts = style(
  inScreens({
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: 1,
    strokeDasharray: '6 3 1 3',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const usable = style(
  inScreens({
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: 1,
    strokeDasharray: '4 3',
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const placed = style(
  inScreens({
    ...edge,
    fill: color.mask,
    stroke: color.maskTraceBright,
    strokeWidth: 0.75,
  }),
);
/** The working panel has nothing of its own to show. */
export const blank = style(inScreens({ ...edge, fill: color.surface, stroke: color.lineStrong, strokeWidth: 1 }));

export const dimension = style(
  inScreens({
    fill: 'none',
    stroke: color.copper,
    strokeWidth: 1,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const arrow = style(inScreens({ fill: color.copper, '@media': { [forcedColors]: { fill: 'CanvasText' } } }));

const label = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  fontSize: '12.5px',
  dominantBaseline: 'central',
  textAnchor: 'middle',
} as const;

export const figure = style(
  inScreens({
    ...label,
    fill: color.copperText,
    // The sheet is drawn smaller there, and its figures are not.
    '@container': { '(max-width: 24rem)': { selectors: { [`${sheet} > &`]: { fontSize: '19px' } } } },
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const boardFigure = style(
  inScreens({
    ...label,
    fill: color.silkscreen,
    '@container': { '(max-width: 24rem)': { selectors: { [`${sheet} > &`]: { fontSize: '17px' } } } },
    '@media': { [forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const boardLeader = style(
  inScreens({
    fill: 'none',
    stroke: color.silkscreen,
    strokeWidth: 1,
    '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const boardArrow = style(
  inScreens({ fill: color.silkscreen, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
);
