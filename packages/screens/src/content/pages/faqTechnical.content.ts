import { question } from '../blocks.ts';
import type { FaqContent } from '../model.ts';
import { pageLinks } from './pageLinks.ts';

export const faqTechnicalContent: FaqContent = {
  reference: 'F2',
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
      'Up to 24 layers. The order form offers 1, 2 and 4; ask for more.',
      'In FR4 a board may be 430 × 385 mm (16,929 × 15,157 mil) single or double-sided, and 430 × 370 mm (16,929 × 14,567 mil) with more layers. In Rogers it is 435 × 275 mm (17,126 × 10,827 mil).',
    ]),
    question('track-and-spacing', 'How fine may tracks and gaps be?', [
      'That depends on the copper. With 0.5 oz, 0.09 mm (3.54 mil) on top and bottom and 0.125 mm (4.92 mil) inside; with 1 oz, 0.15 mm (5.91 mil); with 2 oz, tracks of 0.175 mm (6.89 mil) and gaps of 0.20 mm (7.87 mil).',
      'The standard trace of 4/4 mil (0.102/0.102 mm) is finer than 1 oz and 2 oz copper allow. Where the two differ, the copper decides.',
    ]),
    question('smallest-hole', 'What is the smallest hole?', [
      '0.30 mm (11.81 mil) drilled and 0.20 mm (7.87 mil) by laser, and a hole is at most eight times as deep as it is wide. On a 1.6 mm board that ratio alone would allow 0.20 mm; the mechanical drill still starts at 0.30 mm.',
    ]),
    question('files', 'Which files do you need, and what if they disagree?', [
      'Gerber RS-274X for each layer, Excellon for the holes, and a readme with thickness, copper and the order of the layers. For assembly, a bill of materials, a placement file and a paste layer as well.',
      'If files and order disagree, an engineer asks you, and the board waits for your answer.',
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'Every limit on one page.' },
    { ...pageLinks.designGuidelines, text: 'Tracks by current, holes by thickness, files to send.' },
    { ...pageLinks.panelGuidelines, text: 'Borders, tabs and V-cuts.' },
    { ...pageLinks.faqGeneral, text: 'Quantity, time and price.' },
    { ...pageLinks.reachOut, text: 'Ask an engineer.' },
  ],
};
