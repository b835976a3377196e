import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { listed } from '../../../shared/format/phrases.ts';
import { chooseOr } from './choices.content.ts';
import type { HintPart } from './hintText.ts';

export const impedanceHints = {
  texts: {
    impedanceWithoutPlane: (_, choices) =>
      `A board of 1 layer has no plane under a controlled track. ${chooseOr(choices, 'reviews a coplanar design')}`,
    impedanceTwoLayers: ({ copper, ohms, onTwo, onFour, thickness }) =>
      `On ${thickness} mm boards with ${copper} oz base copper, a ${ohms} Ω track is ${onTwo} mm wide on 2 layers and ${onFour} mm on 4.`,
    impedanceStackUp:
      'Our track widths are for FR-4 stack-ups with inner copper of 0.5 oz. For this board, send your stack-up, or an engineer proposes one before you route.',
    impedanceCopper: ({ computed, copper, finished }, choices) =>
      `Our track widths are for ${listed(computed)} oz base copper. The ${finished} µm of ${copper} oz lower the impedance. ${chooseOr(choices, 'computes the widths before you route')}`,
  },
  pages: {
    impedanceWithoutPlane: pageLinks.impedanceBuildUps,
    impedanceTwoLayers: pageLinks.impedanceBuildUps,
    impedanceStackUp: pageLinks.impedanceBuildUps,
    impedanceCopper: pageLinks.impedanceBuildUps,
  },
} satisfies HintPart;
