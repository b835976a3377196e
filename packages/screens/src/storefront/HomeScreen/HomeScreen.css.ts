import { above, monoFigures, vars } from '@pcb/ui/theme';
import { abovePhone } from '../../shared/styles/abovePhone.ts';
import { boardDots } from '../../shared/styles/boardDots.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const inner = screenStyle({
  position: 'relative',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const section = screenStyle({ paddingBlock: vars.space.band });

export const sectionHeader = screenStyle({ maxWidth: vars.size.readable, marginBottom: vars.space.section });

export const hero = screenStyle({
  position: 'relative',
  overflow: 'clip',
  paddingTop: vars.space.xlarge,
  paddingBottom: `calc(${vars.space.band} * 0.9)`,
  '@media': { [above.tablet]: { paddingTop: vars.space.section } },
  ...boardDots,
  backgroundPosition: 'center top',
});

const corner = '1rem';
// A phone has no room for them next to the text.
const fiducial = {
  display: 'none',
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  pointerEvents: 'none',
  '@media': { [above.tablet]: { display: 'block' } },
} as const;
const topStart = screenStyle({ ...fiducial, top: corner, insetInlineStart: corner });
const topEnd = screenStyle({ ...fiducial, top: corner, insetInlineEnd: corner });
const bottomStart = screenStyle({ ...fiducial, bottom: corner, insetInlineStart: corner });
const bottomEnd = screenStyle({ ...fiducial, bottom: corner, insetInlineEnd: corner });
export const corners = [topStart, topEnd, bottomStart, bottomEnd] as const;

export const heroHead = screenStyle({
  display: 'flow-root',
  paddingBottom: vars.space.large,
  '@media': {
    [above.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space.xlarge,
      paddingBottom: vars.space.xlarge,
    },
    [above.laptop]: {
      // Smaller than elsewhere, so that the button of the panel is on the first screen.
      vars: { [vars.fontSize.display]: 'clamp(3rem, 1.5rem + 2.6vw, 3.75rem)' },
      // The rest is for the board.
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxWidth: 'calc(100% - 23rem)',
    },
    [above.desktop]: { maxWidth: '52rem' },
  },
});

/** The height of three lines of the title on a phone, whose last line has room for the board. */
const threeLines = `calc(3 * ${vars.lineHeight.tight} * ${vars.fontSize.display})`;

/**
 * On a phone the board is below three lines of the title, so that the button of the quick quote is on the first screen. On a
 * laptop it is next to the text, without moving the quick quote.
 */
export const heroBoard = screenStyle({
  float: 'inline-end',
  zIndex: vars.zIndex.raised,
  width: 'min(10.5rem, 43vw)',
  // It extends into the margin of the page, so that the title has more room.
  marginInline: `${vars.space.medium} calc(-1 * ${vars.space.medium})`,
  paddingTop: threeLines,
  shapeOutside: `inset(${threeLines} 0 0 0)`,
  pointerEvents: 'none',
  '@media': {
    [above.tablet]: { gridColumn: 2, gridRow: '1 / span 2', width: 'auto', marginInline: 0, paddingTop: 0 },
    [above.laptop]: {
      position: 'absolute',
      top: `calc(${vars.space.large} - ${vars.space.section})`,
      insetInlineEnd: vars.space.gutter,
      width: '22rem',
    },
    [above.desktop]: { width: '26rem' },
  },
});

/** Above the tracks of the quick quote. */
const aboveTracks = { position: 'relative', zIndex: vars.zIndex.raised } as const;

export const mainTitle = screenStyle({ ...aboveTracks, gridColumn: 1 });

export const heroLead = screenStyle({
  ...aboveTracks,
  gridColumn: 1,
  maxWidth: '46rem',
  marginBlockStart: vars.space.medium,
  color: vars.color.textMuted,
  textWrap: 'balance',
  fontSize: vars.fontSize.small,
  '@media': { [above.tablet]: { marginBlockStart: 0, fontSize: vars.fontSize.large } },
});

export const closingText = screenStyle({ maxWidth: '46rem' });

export const about = screenStyle({ columnGap: `calc(1.5 * ${vars.space.section})` });

export const measuredBoard = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto',
  gap: vars.space.xsmall,
});

// The picture is 76 by 57 mm and the board 70 by 51 mm. The dimension lines skip the 3 mm margin.
const ofBoard = (size: number) => `minmax(0, 3fr) minmax(0, ${size}fr) minmax(0, 3fr)`;
export const boardWidth = screenStyle({ gridColumn: 2, display: 'grid', gridTemplateColumns: ofBoard(70) });
export const boardHeight = screenStyle({ gridColumn: 1, gridRow: 2, display: 'grid', gridTemplateRows: ofBoard(51) });
export const alongBoardWidth = screenStyle({ display: 'grid', gridColumn: 2 });
export const alongBoardHeight = screenStyle({ display: 'grid', gridRow: 2 });
// The picture is in the row of the vertical dimension line, and the names of the layers are below both.
export const board = screenStyle({ gridColumn: 2, gridRow: '2 / span 2', gridTemplateRows: 'subgrid' });

/** Seventeen tiles and the count: eighteen cells fill two, three and six columns. */
export const industryGrid = screenStyle({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [abovePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above.largePhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [above.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space.medium },
  },
});

export const industryList = screenStyle({ display: 'contents' });

export const industryCount = screenStyle({
  justifyContent: 'flex-end',
  minWidth: 0,
  paddingBottom: vars.space.small,
});

export const bigFigure = screenStyle({
  ...monoFigures,
  fontSize: vars.fontSize.section,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.display,
});

export const tile = screenStyle({
  grid: "'icon name arrow' auto / auto minmax(0, 1fr) auto",
  alignItems: 'center',
  hyphens: 'auto',
  '@media': {
    [abovePhone]: {
      grid: "'icon arrow' auto 'name name' auto / 1fr auto",
      alignContent: 'space-between',
      minHeight: '5.25rem',
    },
    [above.largePhone]: { gap: vars.space.xlarge, minHeight: '7rem' },
    [`${above.laptop} and (width < 80em)`]: {
      grid: "'icon name arrow' auto / auto minmax(0, 1fr) auto",
      alignContent: 'center',
      gap: vars.space.medium,
      minHeight: '4rem',
    },
  },
});

export const tileIcon = screenStyle({ gridArea: 'icon', color: vars.color.brand, lineHeight: 0 });

export const tileName = screenStyle({ gridArea: 'name', minWidth: 0 });

export const tileArrow = screenStyle({ gridArea: 'arrow', lineHeight: 0 });

export const valueFigure = screenStyle({
  paddingBottom: vars.space.medium,
  borderBottom: `1px solid ${vars.color.line}`,
  ...monoFigures,
  fontSize: vars.fontSize.heading,
  letterSpacing: vars.letterSpacing.figure,
  color: vars.color.brand,
});

export const claims = screenStyle({
  display: 'grid',
  gap: `${vars.space.xxlarge} ${vars.space.large}`,
  '@media': {
    [abovePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above.laptop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: `${vars.space.section} ${vars.space.xxlarge}`,
    },
  },
});

export const claim = screenStyle({ paddingTop: vars.space.large, borderTop: `1px solid ${vars.color.lineStrong}` });

export const reference = screenStyle({ alignContent: 'space-between', textAlign: 'center' });
