import type { ContentPageContent } from '../model.ts';

/** Data for solder paste stencils. */
export const solderPastePrepContent: ContentPageContent = {
  reference: 'R8',
  designator: 'Guidelines',
  title: 'Solder Paste Data Preparation',
  lead: 'Paste has to leave the stencil and stay on the pad. Whether it does is decided by the size of an aperture against the thickness of the foil.',
  sections: [
    {
      id: 'your-data',
      title: 'What we do with your data',
      blocks: [
        {
          kind: 'list',
          items: [
            'For bare boards, paste data is passed on as you sent it.',
            'For boards that we assemble, it is adapted to our process, and only where parts are fitted.',
            'For a stencil alone, you choose data approval: yes, and you see the apertures before we cut.',
          ],
        },
      ],
    },
    {
      id: 'no-layer',
      title: 'When there is no paste layer',
      blocks: [
        {
          kind: 'text',
          text: 'A paste layer can be generated from the other layers, for each side by itself:',
        },
        {
          kind: 'steps',
          items: [
            {
              id: 'take',
              title: 'Take the flashed copper pads',
              text: 'Pads that are drawn with lines instead of flashed cannot be told from tracks. Convert them first.',
            },
            {
              id: 'free',
              title: 'Keep those wholly free of solder mask',
              text: 'A pad under mask, even in part, gets no paste.',
            },
            {
              id: 'undrilled',
              title: 'Leave out those with a drilled hole',
              text: 'Through-hole pads and vias would drink the paste.',
            },
            {
              id: 'copy',
              title: 'Copy the rest to the paste layer',
              text: 'Then remove test points, fiducials and parts that are not fitted. The data cannot tell us which those are.',
            },
          ],
        },
      ],
    },
    {
      id: 'apertures',
      title: 'How small an aperture may be',
      blocks: [
        {
          kind: 'text',
          text: 'Two ratios decide. Aspect ratio: width of the aperture ÷ thickness of the foil, at least 1.5. Area ratio: area of the aperture ÷ area of its walls, at least 0.66. For long slots the first counts; for squares and circles the second does, and it comes to a side or diameter of 2.64 times the foil.',
        },
        {
          kind: 'table',
          caption: 'Smallest Apertures by Foil',
          columns: [
            { id: 'foil', label: 'Foil' },
            { id: 'foilMm', label: 'Foil', unit: 'mm', isFigure: true },
            { id: 'slotMil', label: 'Narrowest slot', unit: 'mil', isFigure: true },
            { id: 'slotMm', label: 'Narrowest slot', unit: 'mm', isFigure: true },
            { id: 'padMil', label: 'Smallest square or circle', unit: 'mil', isFigure: true },
            { id: 'padMm', label: 'Smallest square or circle', unit: 'mm', isFigure: true },
          ],
          rows: [
            {
              id: 'foil-4',
              cells: {
                foil: '4 mil',
                foilMm: '0.102',
                slotMil: '6.00',
                slotMm: '0.152',
                padMil: '10.56',
                padMm: '0.268',
              },
            },
            {
              id: 'foil-5',
              cells: {
                foil: '5 mil',
                foilMm: '0.127',
                slotMil: '7.50',
                slotMm: '0.191',
                padMil: '13.20',
                padMm: '0.335',
              },
            },
            {
              id: 'foil-6',
              cells: {
                foil: '6 mil',
                foilMm: '0.152',
                slotMil: '9.00',
                slotMm: '0.229',
                padMil: '15.84',
                padMm: '0.402',
              },
            },
            {
              id: 'foil-8',
              cells: {
                foil: '8 mil',
                foilMm: '0.203',
                slotMil: '12.00',
                slotMm: '0.305',
                padMil: '21.12',
                padMm: '0.536',
              },
            },
          ],
          source: { label: 'Computed after IPC-7525: aspect ratio 1.5, area ratio 0.66' },
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'Our stencils are 0.10–0.15 mm thick (3.94–5.91 mil). The 8 mil foil of the order form is above that; an engineer checks such an order.',
        },
        { kind: 'slot', id: 'apertures' },
      ],
    },
    {
      id: 'large-pads',
      title: 'Large pads and fine pitch',
      blocks: [
        {
          kind: 'list',
          items: [
            'Split the aperture of a large thermal pad into a grid. One large opening floats the part, and its paste is scooped out by the squeegee.',
            'Leave the strips of that grid over vias in the pad, so that paste does not run into them.',
            'For fine pitch, take a foil of 0.10 mm (3.94 mil).',
            'Electropolishing smooths the walls; it pays for BGAs of 0.5 mm pitch and finer, and QFPs of 0.4 mm pitch and finer.',
            'Round the corners of rectangular apertures: paste sticks in sharp ones.',
          ],
        },
      ],
    },
    {
      id: 'send',
      title: 'What to send',
      blocks: [
        {
          kind: 'list',
          items: [
            'Paste layers as Gerber RS-274X, one for each side, seen from the top like every other layer.',
            'The outline and the fiducials of the board or, for a panel, of the panel.',
            'Apertures at the size of the pads, or already reduced: say which.',
          ],
        },
      ],
    },
  ],
  related: [
    {
      label: 'PCB stencil',
      href: '/resources/technical-capabilities/pcb-stencil',
      text: 'Foils, frames, sizes and lead times.',
    },
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'The panel that the stencil has to match.',
    },
    {
      label: 'PCB A: assembled boards',
      href: '/resources/technical-capabilities/pcb-a',
      text: 'What we need to populate your boards.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask about an aperture below these sizes.' },
  ],
  meta: {
    title: 'Solder paste data preparation',
    description:
      'How paste data is prepared: generated paste layers, smallest apertures for 4 to 8 mil foils after IPC-7525, thermal pads and fine pitch.',
  },
};
