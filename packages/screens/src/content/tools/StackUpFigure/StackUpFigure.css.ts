import { forcedColors, inScreens, motionAllowed, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { screenStyle } from '../../../shared/screenStyle.ts';

const mix = (one: string, percent: number, other: string) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;
const { board, color } = vars;

export const frame = screenStyle({ containerType: 'inline-size' });

/** The drawing above the table, or beside it if there is room. */
export const figure = screenStyle({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@container': { '(min-width: 54rem)': { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid', gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

// Beside a drawing, the spare room goes to the material column.
globalStyle(`${figure} :is(th, td)`, inScreens({ minWidth: 0 }));
// Room for the names of the layers, which do not wrap.
globalStyle(`${figure} th:first-child`, inScreens({ minWidth: '4.25rem' }));

export const picture = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  maxWidth: '18.75rem',
});

/** Always left to right: drawings are not mirrored, and right-to-left text would end up on the wrong side of its anchor. */
export const drawing = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  direction: 'ltr',
});

export const layerGroup = screenStyle({
  '@media': { [motionAllowed]: { transition: `opacity ${vars.motion.quick} ${vars.motion.ease}` } },
  selectors: { '&[data-is-dim]': { opacity: 0.28 } },
});

/** Dimmed labels stay readable. */
export const labelGroup = screenStyle([layerGroup, { selectors: { '&[data-is-dim]': { opacity: 0.55 } } }]);

// No dimming in forced colours: a frame and bold text mark the highlighted layer.
globalStyle(`${layerGroup}[data-is-dim]`, inScreens({ '@media': { [forcedColors]: { opacity: 1 } } }));

export const materials = {
  copper: screenStyle({ fill: color.copper, '@media': { [forcedColors]: { fill: 'CanvasText' } } }),
  core: screenStyle({ fill: mix(board.pad, 38, color.surface), '@media': { [forcedColors]: { fill: 'Canvas' } } }),
  prepreg: screenStyle({ fill: mix(board.pad, 20, color.surface), '@media': { [forcedColors]: { fill: 'Canvas' } } }),
};

export const glass = {
  core: screenStyle({ fill: mix(board.pad, 58, color.surface), '@media': { [forcedColors]: { fill: 'GrayText' } } }),
  prepreg: screenStyle({ fill: mix(board.pad, 40, color.surface), '@media': { [forcedColors]: { fill: 'GrayText' } } }),
};

export const mask = screenStyle({ fill: board.maskTraceBright, '@media': { [forcedColors]: { fill: 'GrayText' } } });

export const drill = screenStyle({ fill: color.page, '@media': { [forcedColors]: { fill: 'Canvas' } } });

export const outline = screenStyle({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'Highlight', strokeWidth: 3 } },
});

/** The pointer target of a layer that is too thin to hit. */
export const target = screenStyle({ fill: 'transparent', cursor: 'pointer' });

export const leader = screenStyle({
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
  selectors: { '[data-is-highlighted] > &': { stroke: color.text, strokeWidth: 1.5 } },
});

const labelBase = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '11.5px',
  dominantBaseline: 'central',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
} as const;

export const label = screenStyle({
  ...labelBase,
  fill: color.text,
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-is-highlighted] > &': { fontWeight: vars.fontWeight.strong } },
});

export const labelFigure = screenStyle({
  ...labelBase,
  fill: color.textMuted,
  textAnchor: 'end',
  selectors: { '[data-is-highlighted] > &': { fill: color.text, fontWeight: vars.fontWeight.strong } },
});

export const dimensionText = screenStyle({
  ...labelBase,
  fill: color.copperText,
  textAnchor: 'middle',
  fontWeight: vars.fontWeight.medium,
});
