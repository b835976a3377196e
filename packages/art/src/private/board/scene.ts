export const boardArtVariants = ['layout', 'fabrication', 'assembly', 'stencil', 'sourcing'] as const;
export type BoardArtVariant = (typeof boardArtVariants)[number];

/** The layers that production adds to a board, in order. */
export const boardLayers = ['laminate', 'copper', 'solderMask', 'surfaceFinish', 'legend', 'components'] as const;
export type BoardLayer = (typeof boardLayers)[number];

export const paints = [
  'sheet',
  'dots',
  'shadow',
  'edge',
  'laminate',
  'mask',
  'pour',
  'outline',
  'frame',
  'steel',
  'brushed',
  'gap',
  'powerGap',
  'padGap',
  'track',
  'powerTrack',
  'brightTrack',
  'lowerTrack',
  'courtyard',
  'rats',
  'copperTrack',
  'copperPowerTrack',
  'aperture',
  'pad',
  'copperPad',
  'ring',
  'copperVia',
  'hole',
  'sheetHole',
  'silkscreen',
  'silkscreenFill',
  'legend',
  'title',
  'paper',
  'pocket',
  'partShadow',
  'metal',
  'ceramic',
  'white',
  'body',
  'bodyLight',
  'green',
  'metalTop',
  'metalShade',
  'metalLine',
  'bodyTop',
  'glint',
  'gold',
  'coil',
  'marking',
  'reelShadow',
  'reel',
  'reelTop',
  'reelLine',
  'reelTape',
  'hub',
  'hubHole',
  'sticker',
  'barcode',
  'ink',
  'note',
  'noteFill',
] as const;
export type Paint = (typeof paints)[number];

export interface Shape {
  paint: Paint;
  d: string;
}

export interface Scene {
  width: number;
  height: number;
  shapes: readonly Shape[];
}
