import { formatMm } from '@pcb/engineering/lengths';
import { formatRatio } from '../../../content/tools/StencilApertureCalculator/formatRatio.ts';
import { counted, listed } from '../../../shared/format/phrases.ts';
import { chooseOr } from './choices.content.ts';
import type { HintPart } from './hintText.ts';

export const fileHints = {
  texts: {
    fileSize: ({ width, height }) => `Your files measure ${formatMm(width, 2)} × ${formatMm(height, 2)} mm.`,
    fileLayers: ({ layers }) => `Your files have ${counted(layers, 'copper layer')}.`,
    fileManyLayers: ({ layers, max }) =>
      `Your files have ${layers} copper layers. Boards with more than ${max} are priced on request: the price here is for the layers chosen.`,
    fileTrack: ({ finest, isGap }, choices) =>
      `The ${isGap ? 'smallest gap' : 'narrowest track'} in your files is ${formatMm(finest, 3)} mm. ${chooseOr(choices, 'reviews it')}`,
    fileHole: ({ drill, mechanical }) =>
      `The smallest hole in your files needs a drill of ${formatMm(drill, 2)} mm. Mechanical drills start at ${mechanical} mm: an engineer reviews smaller ones.`,
    fileRing: ({ ring, min }) =>
      ring < 0
        ? 'A hole in your files leaves its pad. An engineer reviews it.'
        : `The smallest annular ring in your files is ${formatMm(ring, 3)} mm beyond the drill, below our ${formatMm(min, 3)} mm. An engineer reviews it.`,
    fileEdge: ({ distance, min }) =>
      distance < 0.0005
        ? 'Copper in your files reaches the edge of the board. An engineer asks whether the edge is plated.'
        : `Copper in your files is ${formatMm(distance, 3)} mm from the edge of the board, below our ${min} mm. An engineer reviews it.`,
    fileSlot: ({ width, min }) =>
      `The narrowest slot in your files is ${formatMm(width, 2)} mm wide when finished, below our ${min} mm. An engineer reviews it.`,
    fileHalfHoles: (_, choices) =>
      `Your files have plated holes on the edge of the board. ${choices === '' ? 'An engineer asks whether they are half holes.' : `If they are half holes, choose ${choices}.`}`,
    filePlating: ({ holes }) =>
      `Your files do not state whether they are plated: ${counted(holes, 'hole')}. Say it in the remarks, or we ask you.`,
    fileMask: ({ missing }) => `Your files have no solder mask for the ${listed(missing)}. Add it, or we ask you.`,
    fileLegend: ({ sides }) =>
      sides.length === 0 ? 'Your files have no legend.' : `Your files have a legend on the ${listed(sides)}.`,
    filePaste: ({ sides }) =>
      sides.length === 0
        ? 'Your files have no paste layer, which a stencil is cut from.'
        : `Your files have a paste layer for the ${listed(sides)}.`,
    fileAreaRatio: ({ ratio, min }, choices) =>
      `The smallest opening in your files has an area ratio of ${formatRatio(ratio)} in this foil, below the ${formatRatio(min)} of IPC-7525. ${chooseOr(choices, 'reviews it')}`,
  },
  pages: {},
  show: {
    smallestTrack: 'Show the narrowest track',
    smallestGap: 'Show the smallest gap',
    smallestDrill: 'Show the smallest hole',
    smallestRing: 'Show the smallest ring',
    copperToEdge: 'Show where copper is nearest to the edge',
    smallestPasteAperture: 'Show the smallest opening',
  },
} satisfies HintPart;
