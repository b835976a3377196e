import type { FaqContent } from '../model.ts';

export const faqTechnicalContent: FaqContent = {
  reference: 'F2',
  designator: 'Questions',
  title: 'Technical FAQ',
  lead: 'Size, copper, holes and files: what engineers ask before they release a board.',
  items: [
    {
      id: 'layers-and-size',
      question: 'How many layers, and how large a board?',
      answer: [
        'Up to 24 layers. The order form offers 1, 2 and 4; ask for more.',
        'In FR4 a board may be 430 × 385 mm (16,929 × 15,157 mil) single or double-sided, and 430 × 370 mm (16,929 × 14,567 mil) with more layers. In Rogers it is 435 × 275 mm (17,126 × 10,827 mil).',
      ],
    },
    {
      id: 'track-and-spacing',
      question: 'How fine may tracks and gaps be?',
      answer: [
        'That depends on the copper. With 0.5 oz, 0.09 mm (3.54 mil) on top and bottom and 0.125 mm (4.92 mil) inside; with 1 oz, 0.15 mm (5.91 mil); with 2 oz, tracks of 0.175 mm (6.89 mil) and gaps of 0.20 mm (7.87 mil).',
        'The standard trace of 4/4 mil (0.102/0.102 mm) is finer than 1 oz and 2 oz copper allow. Where the two differ, the copper decides.',
      ],
    },
    {
      id: 'smallest-hole',
      question: 'What is the smallest hole?',
      answer: [
        '0.30 mm (11.81 mil) drilled and 0.20 mm (7.87 mil) by laser, and a hole is at most eight times as deep as it is wide. On a 1.6 mm board that ratio alone would allow 0.20 mm; the mechanical drill still starts at 0.30 mm.',
      ],
    },
    {
      id: 'files',
      question: 'Which files do you need, and what if they disagree?',
      answer: [
        'Gerber RS-274X for each layer, Excellon for the holes, and a readme with thickness, copper and the order of the layers. For assembly, a bill of materials, a placement file and a paste layer as well.',
        'If files and order disagree, an engineer asks you, and the board waits for your answer.',
      ],
    },
  ],
  related: [
    {
      label: 'Technical capabilities',
      href: '/resources/technical-capabilities',
      text: 'Every limit on one page.',
    },
    {
      label: 'PCB design guidelines',
      href: '/resources/design-guidelines',
      text: 'Tracks by current, holes by thickness, files to send.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'Borders, tabs and V-cuts.',
    },
    { label: 'General FAQ', href: '/resources/faq/general', text: 'Quantity, time and price.' },
    { label: 'Reach out', href: '/reach-out', text: 'Ask an engineer.' },
  ],
  meta: {
    title: 'Technical FAQ',
    description:
      'Layers and board size, tracks and spacing, the smallest hole, and which files to send: four technical questions, answered in mm and mil.',
  },
};
