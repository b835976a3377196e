import { note, section, slot, steps } from '../blocks.ts';
import type { Block, ContentPageContent } from '../model.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet } from './sources.ts';

/** The steps, in order. The `id` of each is its address and never changes. */
export const processSteps: Extract<Block, { kind: 'steps' }>['items'] = [
  {
    id: 'pre-production',
    title: 'Data intake and pre-production engineering',
    text: 'Files are read, layers aligned, the finest features measured and compared with the order. It adds to the lead time; a question to you adds more.',
    figure: '0.5–1 working day',
  },
  {
    id: 'panelisation',
    title: 'Material issue and panelisation',
    text: 'Laminate is cut to working panels, and your boards are placed on the usable area of 430 × 585 mm. No board can be larger than that.',
    figure: '450 × 610 mm',
  },
  {
    id: 'inner-imaging',
    title: 'Inner-layer imaging',
    text: 'Dry film is laminated on the inner layers and exposed with light, directly from your data. It sets the finest inner track: 0.125 mm (4.92 mil) on 0.5 oz copper.',
    figure: '0.125 mm',
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
    text: 'Inner layers are roughened, stacked with prepreg and foil, and pressed under heat. Alignment in the press limits the number of layers, and multilayer boards to 430 × 370 mm in FR4.',
    figure: '24 layers',
  },
  {
    id: 'drilling',
    title: 'Drilling',
    text: 'Spindles drill the holes, down to 0.30 mm (11.81 mil). Below that a laser takes over, down to 0.20 mm (7.87 mil).',
    figure: '0.30 / 0.20 mm',
  },
  {
    id: 'first-copper',
    title: 'Desmear and first copper',
    text: 'Resin is cleaned from the walls of the holes, and a first thin copper makes them conduct. The bath has to reach the middle of every hole, which limits depth to width.',
    figure: '8:1',
  },
  {
    id: 'outer-imaging',
    title: 'Outer-layer imaging',
    text: 'Dry film again, this time left where copper must not grow. It sets the finest trace and space: 4/4 mil (0.102/0.102 mm) as standard, 3/3 mil (0.076/0.076 mm) for HDI.',
    figure: '4/4 mil',
  },
  {
    id: 'plating',
    title: 'Pattern plating, etch and optical inspection',
    text: 'Tracks and holes are plated up, usually with 20 to 25 µm in the hole. Then film and the copper beneath it go. Plating on heavy foil brings the outer layers up to their limit.',
    figure: 'up to 5 oz',
  },
  {
    id: 'mask',
    title: 'Solder mask and legend',
    text: 'Mask covers all but the pads, about 0.02 mm (0.79 mil) on each side, which our stack-ups do not count. The legend is printed on it and clipped where it would touch a pad.',
    figure: 'about 0.02 mm',
  },
  {
    id: 'finish',
    title: 'Surface finish',
    text: 'HASL, lead-free HASL or ENIG keeps the pads solderable. Now the board has its full thickness, which may not be less than 0.20 mm (7.87 mil).',
    figure: '0.20 mm',
  },
  {
    id: 'outline',
    title: 'Routing, test and packing',
    text: 'Boards are routed or V-cut out of the panel, to within ±0.13 mm (±5.12 mil) of their outline. They are tested electrically, inspected a last time and packed.',
    figure: '±0.13 mm',
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
      note('A board with one or two layers has no inner layers: steps 3 to 5 find nothing to do on it.'),
    ]),
    section('clock', 'When the clock runs', [
      'The day of the order is day 0. Turnaround is from 3 working days; pre-production engineering adds 0.5–1 working day. An open question about your data stops the board until you answer, so look out for ours in that first day.',
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'All limits on one page.' },
    { ...pageLinks.preProduction, label: 'Pre-Production Engineering PCB B', text: 'What happens in the first step.' },
    { ...pageLinks.panelGuidelines, text: 'The panel of the second step, and yours.' },
    { ...pageLinks.reachOut, text: 'Ask about a step.' },
  ],
};
