import type { ContentPageContent } from '../model.ts';

/** Assembly. */
export const pcbAContent: ContentPageContent = {
  reference: 'R2',
  designator: 'Capabilities',
  title: 'PCB A: assembled boards',
  lead: 'Boards with their parts soldered on. The limits of the bare board hold here too; this page lists those that an assembly line feels.',
  sections: [
    {
      id: 'board',
      title: 'The board on the line',
      blocks: [
        {
          kind: 'text',
          text: 'A line holds a board by its border, finds it by its fiducials and prints it through a stencil. Single boards without a border can be ordered; a panel is easier to populate.',
        },
        {
          kind: 'table',
          caption: 'Boards for Assembly',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            {
              id: 'fr4',
              cells: {
                feature: 'Largest board, FR4, single and double-sided',
                sizeMm: '430 × 385',
                sizeMil: '16,929 × 15,157',
              },
            },
            {
              id: 'fr4-multilayer',
              cells: { feature: 'Largest board, FR4, multilayer', sizeMm: '430 × 370', sizeMil: '16,929 × 14,567' },
            },
            {
              id: 'rogers',
              cells: { feature: 'Largest board, Rogers', sizeMm: '435 × 275', sizeMil: '17,126 × 10,827' },
            },
            { id: 'border', cells: { feature: 'Panel border', sizeMm: '5', sizeMil: '196.85' } },
            { id: 'tooling', cells: { feature: 'Tooling holes', sizeMm: '3', sizeMil: '118.11' } },
            { id: 'outline', cells: { feature: 'Outline tolerance', sizeMm: '±0.13', sizeMil: '±5.12' } },
          ],
          source: { label: 'Our capability sheet; mil computed', href: '/resources/technical-capabilities' },
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'We publish no smallest package and no smallest pitch. Send the bill of materials and ask: the answer depends on the parts, the finish and the foil together.',
        },
      ],
    },
    {
      id: 'paste',
      title: 'Paste and finish',
      blocks: [
        {
          kind: 'table',
          caption: 'Stencil for Assembly',
          columns: [
            { id: 'feature', label: 'Feature' },
            { id: 'sizeMm', label: 'Size', unit: 'mm', isFigure: true },
            { id: 'sizeMil', label: 'Size', unit: 'mil', isFigure: true },
          ],
          rows: [
            { id: 'thickness', cells: { feature: 'Foil thickness', sizeMm: '0.10–0.15', sizeMil: '3.94–5.91' } },
            { id: 'max-size', cells: { feature: 'Max size', sizeMm: '400 × 500', sizeMil: '15,748 × 19,685' } },
          ],
          source: {
            label: 'Our capability sheet; mil computed',
            href: '/resources/technical-capabilities/pcb-stencil',
          },
        },
        {
          kind: 'list',
          items: [
            'ENIG is flat, which suits fine pitch and parts with pads underneath.',
            'Lead-free HASL is free of lead; its solder domes a little on each pad.',
            'HASL contains lead. A product that has to meet RoHS needs one of the other two.',
          ],
        },
      ],
    },
    {
      id: 'parts',
      title: 'Parts',
      blocks: [
        {
          kind: 'text',
          text: 'You send the parts, or we buy them from your bill of materials. One set of parts populates one board.',
        },
        {
          kind: 'table',
          caption: 'Component Sourcing',
          columns: [
            { id: 'choice', label: 'Lead time' },
            { id: 'days', label: 'Working days', isFigure: true },
          ],
          rows: [
            { id: 'shortest', cells: { choice: 'Shortest', days: '5–7' } },
            { id: 'short', cells: { choice: 'Short', days: '7–10' } },
            { id: 'usual', cells: { choice: 'Preset in the form', days: '10–14' } },
            { id: 'long', cells: { choice: 'Longest', days: '14–18' } },
          ],
          source: { label: 'Our sourcing form', href: '/services#source' },
        },
        {
          kind: 'text',
          text: 'For parts that you send: label every bag with designator, manufacturer part number and quantity, keep moisture-sensitive parts in their sealed bag, and add spares for what a machine loses.',
        },
      ],
    },
    {
      id: 'files',
      title: 'What we need from you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Fabrication data: Gerber and drill files, with copper, mask, legend and paste for each side that carries parts.',
            'A bill of materials with designators, quantities and manufacturer part numbers. Mark what is not to be fitted, and name alternates that you accept.',
            'A placement file: designator, X, Y, rotation and side of each part, from the same origin as the Gerber data.',
            'An assembly drawing that shows pin 1 and polarity. Where the placement file and the drawing disagree, we ask.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'Fabrication and assembly of FR-4 boards in one order save up to 15 percent.',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'Borders, fiducials and tabs for a panel that runs on a line.',
    },
    {
      label: 'Components packaging guidelines',
      href: '/components/packaging-guideline',
      text: 'How to pack the parts that you send.',
    },
    {
      label: 'Solder paste data preparation',
      href: '/resources/solder-paste-prep',
      text: 'Apertures that let go of their paste.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask about a package or a pitch.' },
  ],
  meta: {
    title: 'PCB A: assembled boards',
    description:
      'Assembly limits: board and panel sizes, stencil foils, finishes, lead times of parts, and the files that we need to populate a board.',
  },
};
