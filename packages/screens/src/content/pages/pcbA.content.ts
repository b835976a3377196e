import { capabilities } from '@pcb/engineering/capabilities';
import { list, note, section } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { sizeTable, stencilTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheetInMil } from './sources.ts';

const { board, boardSize, panel } = capabilities;

/** Assembly. */
export const pcbAContent: ContentPageContent = {
  reference: 'R2',
  designator: 'Capabilities',
  title: 'PCB A: assembled boards',
  lead: 'Boards with their parts soldered on. The limits of the bare board hold here too; this page lists those that an assembly line feels.',
  meta: {
    title: 'PCB A: assembled boards',
    description:
      'Assembly limits: board and panel sizes, stencil foils, finishes, lead times of parts, and the files that we need to populate a board.',
  },
  sections: [
    section('board', 'The board on the line', [
      'A line holds a board by its border, finds it by its fiducials and prints it through a stencil. Single boards without a border can be ordered; a panel is easier to populate.',
      sizeTable('Boards for Assembly', { label: capabilitySheetInMil, href: '/resources/technical-capabilities' }, [
        ['fr4', 'Largest board, FR4, single and double-sided', boardSize.fr4.text],
        ['fr4-multilayer', 'Largest board, FR4, multilayer', boardSize.fr4Multilayer.text],
        ['rogers', 'Largest board, Rogers', boardSize.rogers.text],
        ['border', 'Panel border', panel.border.text],
        ['tooling', 'Tooling holes', panel.toolingHole.text],
        ['outline', 'Outline tolerance', `±${board.outlineTolerance.text}`],
      ]),
      note(
        'We publish no smallest package and no smallest pitch. Send the bill of materials and ask: the answer depends on the parts, the finish and the foil together.',
      ),
    ]),
    section('paste', 'Paste and finish', [
      stencilTable(
        { label: capabilitySheetInMil, href: '/resources/technical-capabilities/pcb-stencil' },
        'Stencil for Assembly',
        'Foil thickness',
      ),
      list([
        'ENIG is flat, which suits fine pitch and parts with pads underneath.',
        'Lead-free HASL is free of lead; its solder domes a little on each pad.',
        'HASL contains lead. A product that has to meet RoHS needs one of the other two.',
      ]),
    ]),
    section('parts', 'Parts', [
      'You send the parts, or we buy them from your bill of materials. One set of parts populates one board.',
      table('Component Sourcing', {
        columns: [column('choice', 'Lead time'), figure('days', 'Working days')],
        rows: [
          ['shortest', 'Shortest', '5–7'],
          ['short', 'Short', '7–10'],
          ['usual', 'Preset in the form', '10–14'],
          ['long', 'Longest', '14–18'],
        ],
        source: { label: 'Our sourcing form', href: '/services#source' },
      }),
      'For parts that you send: label every bag with designator, manufacturer part number and quantity, keep moisture-sensitive parts in their sealed bag, and add spares for what a machine loses.',
    ]),
    section('files', 'What we need from you', [
      list([
        'Fabrication data: Gerber and drill files, with copper, mask, legend and paste for each side that carries parts.',
        'A bill of materials with designators, quantities and manufacturer part numbers. Mark what is not to be fitted, and name alternates that you accept.',
        'A placement file: designator, X, Y, rotation and side of each part, from the same origin as the Gerber data.',
        'An assembly drawing that shows pin 1 and polarity. Where the placement file and the drawing disagree, we ask.',
      ]),
      note('Fabrication and assembly of FR-4 boards in one order save up to 15 percent.'),
    ]),
  ],
  related: [
    { ...pageLinks.panelGuidelines, text: 'Borders, fiducials and tabs for a panel that runs on a line.' },
    { ...pageLinks.packagingGuideline, text: 'How to pack the parts that you send.' },
    { ...pageLinks.solderPastePrep, text: 'Apertures that release paste.' },
    { ...pageLinks.reachOut, text: 'Ask about a package or a pitch.' },
  ],
};
