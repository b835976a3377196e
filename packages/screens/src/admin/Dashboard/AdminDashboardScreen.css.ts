import { containerAbove, forcedColors, monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const columns = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.xlarge });

export const main = screenStyle({ flex: '999 1 36rem', minWidth: 'min(36rem, 100%)' });

/** Sized by its own width. In `rem`, so that larger text gets fewer columns. */
export const summarySection = screenStyle({ containerType: 'inline-size' });

export const summary = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containerAbove.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containerAbove.wideColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  gap: '1px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  // Shows in the gaps between the cards, as hairlines.
  background: vars.color.line,
});

/** Wide enough for the figure next to the title and the description. */
const figureAtEnd = `${containerAbove.card} and (not ${containerAbove.phone})`;

export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space.large,
  rowGap: vars.space.hairline,
  minWidth: 0,
  padding: `${vars.space.medium} ${vars.space.large}`,
  background: vars.color.surface,
  '@container': {
    [figureAtEnd]: { gridTemplateColumns: 'minmax(4.5rem, 1fr) auto' },
    [containerAbove.phone]: { rowGap: vars.space.xsmall, padding: vars.space.large },
  },
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
});

export const cardTitle = screenStyle({ fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.medium });

export const cardFigure = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.large,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.display,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@container': {
    [figureAtEnd]: {
      textAlign: 'end',
      gridRow: '1 / span 2',
      gridColumn: 2,
      alignSelf: 'center',
      fontSize: vars.fontSize.title,
    },
    [containerAbove.phone]: { fontSize: vars.fontSize.heading },
  },
});

export const cardDescription = screenStyle({
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});

export const actions = screenStyle({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.medium,
});

export const action = screenStyle({ gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' });

export const actionIcon = screenStyle({ color: vars.color.brand, lineHeight: 0 });

export const actionArrow = screenStyle({ color: vars.color.textMuted, lineHeight: 0 });

export const activityPanel = screenStyle({ flex: '1 1 21rem' });

export const activityHead = screenStyle({ borderBottom: `1px solid ${vars.color.line}` });

export const listRow = screenStyle({
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const event = screenStyle([
  listRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.medium,
    fontSize: vars.fontSize.small,
  },
]);

/** The height of a line, on the first of which the icon is centred. */
const eventLine = '1.375rem';

export const eventIcon = screenStyle({
  display: 'flex',
  alignItems: 'center',
  height: eventLine,
  color: vars.color.textMuted,
});

export const eventText = screenStyle({
  minWidth: 0,
  lineHeight: eventLine,
  overflowWrap: 'anywhere',
});

export const eventTime = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  color: vars.color.textMuted,
});
