import { capabilities, outerCopperWeights } from '@pcb/engineering/capabilities';
import { converted, withBothUnits, traceAndSpace } from '../../shared/format/figureText.ts';
import { finishedSizes, smallestFinishedHole } from '../../shared/format/holeText.ts';
import { question } from '../blocks.ts';
import type { FaqContent } from '../model.ts';
import { pageLinks } from './pageLinks.ts';
import { trackFor } from './trackAndSpacing.ts';

const { board, boardSize, drill, track } = capabilities;
const halfOuter = trackFor('half-outer');
const halfInner = trackFor('half-inner');
const one = trackFor('one');
const two = trackFor('two');

export const faqTechnicalContent: FaqContent = {
  designator: 'Questions',
  title: 'Technical FAQ',
  lead: 'Size, copper, holes and files: what engineers ask before they release a board.',
  meta: {
    title: 'Technical FAQ',
    description:
      'Layers and board size, tracks and spacing, the smallest hole, and which files to send: four technical questions, answered in mm and mil.',
  },
  items: [
    question('layers-and-size', 'How many layers, and how large a board?', [
      `Up to ${board.maxLayers.text} layers. The order form offers 1, 2 and 4; ask us for more.`,
      `The maximum in FR-4 is ${withBothUnits(boardSize.fr4)} single or double-sided, and ${withBothUnits(boardSize.fr4Multilayer)} multilayer. In Rogers it is ${withBothUnits(boardSize.rogers)}.`,
    ]),
    question('track-and-spacing', 'How fine can tracks and gaps be?', [
      `That depends on the base copper, before plating. With 0.5 oz (about ${outerCopperWeights[0].finished} µm finished), ${withBothUnits(halfOuter.track)} on top and bottom and ${withBothUnits(halfInner.track)} inside; with 1 oz, ${withBothUnits(one.track)}; with 2 oz, tracks of ${withBothUnits(two.track)} and gaps of ${withBothUnits(two.spacing)}.`,
      `The standard trace of ${converted(traceAndSpace(track.standard))} is for outer layers of 0.5 oz base copper; inner layers and thicker copper need the wider figures above. HDI goes down to ${traceAndSpace(track.hdiOuter)} outside and ${traceAndSpace(track.hdiInner)} inside, on thinner base foil with a build-up that an engineer confirms first.`,
    ]),
    question('smallest-hole', 'What is the smallest hole?', [
      `The smallest mechanical drill is ${withBothUnits(drill.mechanical)}. That is the diameter of the drill, as in the order form: it is enough for a finished via of ${smallestFinishedHole}. A mechanical hole goes through up to eight times its drill diameter, which is 2.4 mm for the smallest.`,
      finishedSizes,
      `A laser via starts at ${withBothUnits(drill.laser)}. It is blind: it goes through one dielectric from an outer layer to the next one, about as deep as it is wide, so it needs four layers or more.`,
    ]),
    question('files', 'Which files do you need, and what if they disagree?', [
      'Gerber RS-274X for each layer, Excellon for the holes, and a README with thickness, copper and the order of the layers. For assembly, a bill of materials, a placement file and a paste layer as well.',
      'If the files and the order disagree, an engineer asks you, and the board waits for your answer.',
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'Every limit on one page.' },
    { ...pageLinks.designGuidelines, text: 'Tracks by current, holes by thickness, files to send.' },
    pageLinks.panelGuidelines,
    { ...pageLinks.faqGeneral, text: 'Quantity, time and price.' },
    pageLinks.reachOut,
  ],
};
