import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { solderMaskThickness } from '@pcb/engineering/stackUps';
import { converted, withBothUnits, plusMinus, traceAndSpace, withUnit } from '../../shared/format/figureText.ts';
import { fastestServices, longerServices } from '../../shared/format/leadTimes.ts';
import { note, section, slot, stepsInsteadOf } from '../blocks.ts';
import type { Block, ContentPageContent } from '../model.ts';
import { preProduction } from '../preProduction.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet } from './sources.ts';
import { trackFor } from './trackAndSpacing.ts';

const { board, boardSize, copper, drill, leadTime, panel, track } = capabilities;
const innerTrack = trackFor('half-inner').track;
const maskThickness = `${formatMm(solderMaskThickness, 2)} mm`;

export const processSteps: Extract<Block, { kind: 'steps' }>['items'] = [
  {
    id: 'pre-production',
    title: 'Data intake and pre-production engineering',
    text: 'We read the files, align the layers, and compare the finest features with the order. This adds to the lead time; a question to you adds more.',
    figure: preProduction,
  },
  {
    id: 'panelisation',
    title: 'Material issue and panelisation',
    text: `Laminate is cut to working panels, and your boards are placed on the usable area of ${withUnit(panel.usable)}. The largest board is ${withUnit(boardSize.fr4)}.`,
    figure: withUnit(panel.working),
  },
  {
    id: 'inner-imaging',
    title: 'Inner-layer imaging',
    text: `Dry film is laminated onto the inner layers and exposed directly from your data. It sets the finest inner track: ${withBothUnits(innerTrack)} on 0.5 oz copper.`,
    figure: withUnit(innerTrack),
  },
  {
    id: 'inner-etch',
    title: 'Inner etch, strip and optical inspection',
    text: 'Bare copper is etched away, the film is stripped, and a camera compares each layer with the data. Etching also works sideways, more so on thicker foil, which limits the inner copper.',
    figure: '1/2 oz',
  },
  {
    id: 'lamination',
    title: 'Oxide, lay-up and lamination',
    text: `Inner layers are roughened, stacked with prepreg and foil, and pressed under heat. Alignment in the press limits the number of layers, and multilayer boards to ${withUnit(boardSize.fr4Multilayer)} in FR-4.`,
    figure: withUnit(board.maxLayers),
  },
  {
    id: 'drilling',
    title: 'Drilling',
    text: `Spindles drill through the board, with drills from ${withBothUnits(drill.mechanical)}. A laser makes blind vias from an outer layer to the next one, from ${withBothUnits(drill.laser)}.`,
    figure: `${drill.mechanical.text} / ${withUnit(drill.laser)}`,
  },
  {
    id: 'first-copper',
    title: 'Desmear and first copper',
    text: 'Resin is cleaned from the walls of the holes, and a thin first layer of copper makes them conductive. The bath has to reach the middle of every hole, which limits the depth of a mechanical hole to eight times its drill.',
    figure: withUnit(drill.aspectRatio),
  },
  {
    id: 'outer-imaging',
    title: 'Outer-layer imaging',
    text: `Dry film again, this time over the areas that must not be plated. It sets the finest trace and space: ${converted(traceAndSpace(track.standard))} on 0.5 oz base foil, ${converted(traceAndSpace(track.hdiOuter))} for HDI on thinner foil.`,
    figure: traceAndSpace(track.standard),
  },
  {
    id: 'plating',
    title: 'Pattern plating, etch and optical inspection',
    text: `Tracks and holes are plated up, usually with 20 to 25 µm in the hole. Then the film and the copper beneath it are removed. Our outer copper ends at ${withUnit(copper.maxOuter)} of base foil.`,
    figure: `up to ${withUnit(copper.maxOuter)}`,
  },
  {
    id: 'mask',
    title: 'Solder mask and legend',
    text: `Mask covers everything except the pads, about ${converted(maskThickness)} on each side, which our stack-ups do not include. The legend is printed on it and clipped where it would touch a pad.`,
    figure: `about ${maskThickness}`,
  },
  {
    id: 'finish',
    title: 'Surface finish',
    text: `HASL, lead-free HASL or ENIG keeps the pads solderable. The board now has its finished thickness, with a minimum of ${withBothUnits(board.minFinishedThickness)}.`,
    figure: withUnit(board.minFinishedThickness),
  },
  {
    id: 'outline',
    title: 'Milling, test and packing',
    text: `Boards are milled or V-cut out of the panel, to within ${converted(plusMinus(board.outlineTolerance))} of their outline. All are tested for opens and shorts, get a final inspection and are packed.`,
    figure: plusMinus(board.outlineTolerance),
  },
];

export const manufacturingProcessContent: ContentPageContent = {
  designator: 'Process',
  title: 'PCB manufacturing process',
  lead: 'Your files become a packed board in twelve steps. Each step sets one of the limits in the capability sheet, and this page shows which.',
  meta: {
    title: 'PCB manufacturing process',
    description:
      'How a printed circuit board is made, in 12 steps from data intake to packing, with the limit that each step sets.',
  },
  sections: [
    section('steps', 'The twelve steps', [
      slot('walk'),
      stepsInsteadOf('walk', processSteps, capabilitySheet),
      note(
        'A board with one or two layers has no inner layers and skips steps 3 to 5. The holes of a one-layer board are not plated: it skips step 7 and the plating of step 9 as well.',
      ),
    ]),
    section('clock', 'When the lead time starts', [
      `The day of the order is day 0. Turnaround is from ${withUnit(leadTime.minimum)}, for ${fastestServices}; ${longerServices}. Pre-production engineering adds ${preProduction}. An open question about your data stops the board until you answer, so watch for our e-mail on the first day.`,
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'Every limit on one page.' },
    { ...pageLinks.preProduction, label: 'Pre-Production Engineering PCB B', text: 'What happens in the first step.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
