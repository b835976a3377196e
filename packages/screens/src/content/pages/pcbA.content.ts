import { capabilities } from '@pcb/engineering/capabilities';
import { list, note, section } from '../blocks.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { sizeTable, stencilTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet } from './sources.ts';

const { board, boardSize, panel } = capabilities;

export const pcbAContent: ContentPageContent = {
  designator: 'Capabilities',
  title: 'PCB A: assembled boards',
  lead: 'Boards that we populate and solder. The limits of the bare board apply here too; this page lists those that matter for assembly.',
  meta: {
    title: 'PCB A: assembled boards',
    description:
      'Assembly limits: board and panel sizes, stencil foils, finishes, lead times of parts, and the files that we need to populate a board.',
  },
  sections: [
    section('board', 'The board on the line', [
      'The line clamps a board by its border, locates it by its fiducials and prints paste through a stencil. You can order single boards without a border; a panel is easier to populate.',
      sizeTable('Boards for Assembly', capabilitySheet, [
        ['fr4', 'Largest board, FR-4, single and double-sided', boardSize.fr4.text],
        ['fr4-multilayer', 'Largest board, FR-4, multilayer', boardSize.fr4Multilayer.text],
        ['rogers', 'Largest board, Rogers', boardSize.rogers.text],
        ['border', 'Panel border', panel.border.text],
        ['tooling', 'Tooling hole, diameter', panel.toolingHole.text],
        ['outline', 'Outline tolerance', `±${board.outlineTolerance.text}`],
      ]),
      note(
        'The smallest package and pitch depend on the parts, the finish and the foil together. Send the bill of materials, and an engineer confirms them.',
      ),
    ]),
    section('paste', 'Paste and finish', [
      stencilTable(capabilitySheet, 'Stencil for Assembly', 'Foil thickness'),
      list([
        'ENIG is flat, which suits fine pitch and parts with pads underneath.',
        'Lead-free HASL leaves a slight dome of solder on each pad.',
        'HASL contains lead. A product that has to meet RoHS (in India, rule 16 of the E-Waste (Management) Rules, 2022) needs one of the other two.',
      ]),
    ]),
    section('parts', 'Parts', [
      'You send the parts, or we buy them from your bill of materials. One set of parts populates one board.',
      table('Component Sourcing', {
        columns: [column('choice', 'Lead time'), figure('days', 'Working days')],
        rows: [
          ['shortest', 'Shortest', '5–7'],
          ['short', 'Short', '7–10'],
          ['usual', 'Default in the form', '10–14'],
          ['long', 'Longest', '14–18'],
        ],
        source: { label: 'Our sourcing form', href: '/services#source' },
      }),
      'If you send parts, label every bag with designator, manufacturer part number and quantity, keep moisture-sensitive parts in their sealed bag, and add spares for machine losses.',
    ]),
    section('files', 'What we need from you', [
      list([
        'Fabrication data: Gerber and drill files, with copper, mask, legend and paste for each side that carries parts.',
        'A bill of materials with designators, quantities and manufacturer part numbers. Mark parts that are not fitted, and name acceptable alternates.',
        'A placement file: designator, X, Y, rotation and side of each part, from the same origin as the Gerber data.',
        'An assembly drawing that shows pin 1 and polarity. If the placement file and the drawing disagree, we ask you.',
      ]),
      note('Order fabrication and assembly of FR-4 boards together and save up to 15 percent.'),
    ]),
  ],
  related: [
    { ...pageLinks.panelGuidelines, text: 'Borders, fiducials and tabs for machine assembly.' },
    { ...pageLinks.packagingGuideline, text: 'How to pack the parts that you send.' },
    { ...pageLinks.solderPastePrep, text: 'Apertures that release paste.' },
    pageLinks.reachOut,
  ],
};
