import { forcedColors, motionAllowed, vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { artStyle, inArt } from '../../private/artStyle.ts';
import { figureLook } from '../../private/figureLook.ts';
import { line, solid } from '../../private/forcedLooks.ts';
import { mix } from '../../private/mix.ts';

const { color } = vars;

export const layerGroup = artStyle({
  '@media': { [motionAllowed]: { transition: `opacity ${vars.motion.quick} ${vars.motion.ease}` } },
  selectors: { '&[data-is-dim]': { opacity: 0.28 } },
});

/** Dimmed labels remain readable. */
export const labelGroup = artStyle([layerGroup, { selectors: { '&[data-is-dim]': { opacity: 0.55 } } }]);

// Forced colours do not dim: a frame and bold text mark the highlighted layer.
globalStyle(`${layerGroup}[data-is-dim]`, inArt({ '@media': { [forcedColors]: { opacity: 1 } } }));

export const materials = {
  copper: artStyle(solid(color.accent)),
  core: artStyle({ fill: mix(board.pad, 38, color.surface), '@media': { [forcedColors]: { fill: 'Canvas' } } }),
  prepreg: artStyle({ fill: mix(board.pad, 20, color.surface), '@media': { [forcedColors]: { fill: 'Canvas' } } }),
};

export const glass = {
  core: artStyle({ fill: mix(board.pad, 58, color.surface), '@media': { [forcedColors]: { fill: 'GrayText' } } }),
  prepreg: artStyle({ fill: mix(board.pad, 40, color.surface), '@media': { [forcedColors]: { fill: 'GrayText' } } }),
};

export const mask = artStyle({ fill: board.maskTrackBright, '@media': { [forcedColors]: { fill: 'GrayText' } } });

export const drill = artStyle({ fill: color.page, '@media': { [forcedColors]: { fill: 'Canvas' } } });

export const outline = artStyle({
  fill: 'none',
  stroke: color.text,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'Highlight', strokeWidth: 3 } },
});

export const target = artStyle({ fill: 'transparent', cursor: 'pointer' });

export const leader = artStyle({
  ...line(color.lineStrong, 1),
  selectors: { '[data-is-highlighted] > &': { stroke: color.text, strokeWidth: 1.5 } },
});

const labelBase = { ...figureLook, fontSize: '11.5px' } as const;

export const label = artStyle({
  ...labelBase,
  fill: color.text,
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-is-highlighted] > &': { fontWeight: vars.fontWeight.strong } },
});

export const labelFigure = artStyle({
  ...labelBase,
  fill: color.textMuted,
  textAnchor: 'end',
  selectors: { '[data-is-highlighted] > &': { fill: color.text, fontWeight: vars.fontWeight.strong } },
});

export const dimensionText = artStyle({
  ...labelBase,
  fill: color.accentText,
  textAnchor: 'middle',
  fontWeight: vars.fontWeight.medium,
});
