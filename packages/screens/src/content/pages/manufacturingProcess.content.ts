import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';
import { solderMaskThickness } from '@pcb/engineering/stackUps';
import { note, section, slot, steps } from '../blocks.ts';
import { converted, inBoth, plusMinus, traceAndSpace, withUnit } from '../figureText.ts';
import type { Block, ContentPageContent } from '../model.ts';
import { pageLinks } from './pageLinks.ts';
import { preProduction } from './preProduction.ts';
import { capabilitySheet } from './sources.ts';
import { trackFor } from './trackAndSpacing.ts';

const { board, boardSize, copper, drill, leadTime, panel, trace } = capabilities;
const innerTrack = trackFor('half-inner').track;
const maskThickness = `${formatMm(solderMaskThickness, 2)} mm`;

/** The steps, in order. The `id` of each is its address and never changes. */
export const processSteps: Extract<Block, { kind: 'steps' }>['items'] = [
  {
    id: 'pre-production',
    title: 'Data intake and pre-production engineering',
    text: 'Files are read, layers aligned, the finest features measured and compared with the order. It adds to the lead time; a question to you adds more.',
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
    text: `Dry film is laminated on the inner layers and exposed with light, directly from your data. It sets the finest inner track: ${inBoth(innerTrack)} on 0.5 oz copper.`,
    figure: withUnit(innerTrack),
  },
  {
    id: 'inner-etch',
    title: 'Inner etch, strip and optical inspection',
    text: 'Bare copper is etched away, the film is stripped, and a camera compares each layer with the data. The etch works sideways too, the further the thicker the foil, which limits the inner copper.',
    figure: '1/2 oz',
  },
  {
    id: 'lamination',
    title: 'Oxide, lay-up and lamination',
    text: `Inner layers are roughened, stacked with prepreg and foil, and pressed under heat. Alignment in the press limits the number of layers, and multilayer boards to ${withUnit(boardSize.fr4Multilayer)} in FR4.`,
    figure: withUnit(board.maxLayers),
  },
  {
    id: 'drilling',
    title: 'Drilling',
    text: `Spindles drill through the board, with drills from ${inBoth(drill.mechanical)}. A laser makes blind vias from an outer layer to the next one, from ${inBoth(drill.laser)}.`,
    figure: `${drill.mechanical.text} / ${withUnit(drill.laser)}`,
  },
  {
    id: 'first-copper',
    title: 'Desmear and first copper',
    text: 'Resin is cleaned from the walls of the holes, and a first thin copper makes them conduct. The bath has to reach the middle of every hole, which limits the depth of a mechanical hole to eight times its drill.',
    figure: withUnit(drill.aspectRatio),
  },
  {
    id: 'outer-imaging',
    title: 'Outer-layer imaging',
    text: `Dry film again, this time left where copper must not grow. It sets the finest trace and space: ${converted(traceAndSpace(trace.standard))} on 0.5 oz base foil, ${converted(traceAndSpace(trace.hdiOuter))} for HDI on thinner foil.`,
    figure: traceAndSpace(trace.standard),
  },
  {
    id: 'plating',
    title: 'Pattern plating, etch and optical inspection',
    text: 'Tracks and holes are plated up, usually with 20 to 25 µm in the hole. Then film and the copper beneath it go. Plating on heavy foil brings the outer layers up to their limit.',
    figure: `up to ${withUnit(copper.maxOuter)}`,
  },
  {
    id: 'mask',
    title: 'Solder mask and legend',
    text: `Mask covers all but the pads, about ${converted(maskThickness)} on each side, which our stack-ups do not count. The legend is printed on it and clipped where it would touch a pad.`,
    figure: `about ${maskThickness}`,
  },
  {
    id: 'finish',
    title: 'Surface finish',
    text: `HASL, lead-free HASL or ENIG keeps the pads solderable. Now the board has its full thickness, which may not be less than ${inBoth(board.minFinishedThickness)}.`,
    figure: withUnit(board.minFinishedThickness),
  },
  {
    id: 'outline',
    title: 'Routing, test and packing',
    text: `Boards are routed or V-cut out of the panel, to within ${converted(plusMinus(board.outlineTolerance))} of their outline. Boards ordered with an electrical test are tested for opens and shorts; all are inspected a last time and packed.`,
    figure: plusMinus(board.outlineTolerance),
  },
];

/** How a board is made: 12 steps, each with the limit that it sets. */
export const manufacturingProcessContent: ContentPageContent = {
  reference: 'U2',
  designator: 'Process',
  title: 'PCB manufacturing process',
  lead: 'Twelve steps lead from your files to a board in its pack. Each of them sets a limit, and that limit is why the capability sheet reads as it does.',
  meta: {
    title: 'PCB manufacturing process',
    description:
      'How a printed circuit board is made, in 12 steps from data intake to packing, with the limit that each step sets.',
  },
  sections: [
    section('steps', 'The twelve steps', [
      slot('walk'),
      steps(processSteps, { label: capabilitySheet, href: '/resources/technical-capabilities' }),
      note(
        'A board with one or two layers has no inner layers and skips steps 3 to 5. The holes of a one-layer board are not plated: it skips step 7 and the plating of step 9 as well.',
      ),
    ]),
    section('clock', 'When the clock runs', [
      `The day of the order is day 0. Turnaround is from ${withUnit(leadTime.minimum)}; pre-production engineering adds ${preProduction}. An open question about your data stops the board until you answer, so watch for our e-mail on that first day.`,
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'All limits on one page.' },
    { ...pageLinks.preProduction, label: 'Pre-Production Engineering PCB B', text: 'What happens in the first step.' },
    { ...pageLinks.panelGuidelines, text: 'The panel of the second step, and yours.' },
    { ...pageLinks.reachOut, text: 'Ask about a step.' },
  ],
};
