import { facts, list, listSection, note, section } from '../../blocks.ts';
import type { ArticleContent } from './model.ts';
import { pageLinks } from '../pageLinks.ts';
import { capabilitySheet } from '../sources.ts';
import { figure, table } from '../../tables.ts';

/** Why a price moves between the form and the order. Its limits are those of the capability sheet. */
export const quoteChangesContent: ArticleContent = {
  id: '1',
  published: '2025-08-04',
  author: 'Sales engineering',
  minutes: 3,
  excerpt:
    'A quote is a promise about the board that was described, not about the files that arrive. Here is what makes the two differ, and what to put into the form so that they do not.',
  cover: { variant: 'layout', seed: 'article-quote' },
  reference: 'J1',
  designator: 'Ordering',
  title: 'Five reasons a PCB quote changes after upload, and how to stop each',
  lead: 'A form prices the board that you describe. An engineer prices the board that your files describe. When the number moves, it is nearly always for one of these five reasons, and each can be seen before you send anything.',
  meta: {
    title: 'Five reasons a PCB quote changes after upload',
    description:
      'Panels, fine tracks, small holes, notes that disagree and wishes that no form asked for: what moves the price of a board, and how to see it first.',
  },
  sections: [
    section('panel', '1. The board is really a panel', [
      'One outline in the Gerber, four boards inside it: to a form that is one board, to the machine that routes it, it is four with tabs or scores between them. Choose “panel” as the dispatch unit and give the size of the panel, with its border, and both sides count the same thing.',
      facts({ label: capabilitySheet, href: '/resources/panel-guidelines' }, [
        {
          id: 'border',
          label: 'Border of a delivery panel',
          figure: '5 mm',
          text: 'On all four sides, with 3 mm tooling holes.',
        },
        {
          id: 'tabs',
          label: 'Tabs',
          figure: '1.6 mm',
          text: 'About that wide, one every 40 mm of edge.',
        },
      ]),
      'Six boards of 50 × 40 mm with 2 mm between them make a panel of 168 × 96 mm in two rows of three, and of 116 × 138 mm in three rows of two. Neither is six times 50 × 40.',
    ]),
    section('finer', '2. Something on it is finer than the copper allows', [
      'Copper is etched from above and from the side at once, so thick copper cannot carry fine tracks. On 1 oz copper we etch down to 0.15 mm; on 0.5 oz outer copper down to 0.09 mm. A single 0.12 mm neck between two pads moves a 1 oz board to thinner foil, or to a question.',
      'Run the design rule check with the figure of your copper weight before export, not with the default of the program.',
    ]),
    section('holes', '3. One small hole in a thick board', [
      'The price of drilling is set by the smallest hole and by how deep it is. Below 0.30 mm a hole is cut by laser, down to 0.20 mm. And plating has to reach the middle of it: we hold depth to width within 8:1.',
      table('Smallest Plated Hole by Board Thickness', {
        columns: [
          figure('thickness', 'Board', 'mm'),
          figure('ratio', 'Smallest by 8:1', 'mm'),
          figure('mechanical', 'Smallest we drill', 'mm'),
        ],
        rows: [
          ['thin', '1.0', '0.13', '0.30'],
          ['preset', '1.6', '0.20', '0.30'],
          ['thick', '2.0', '0.25', '0.30'],
        ],
        source: {
          label: 'Our capability sheet; ratio computed, rounded up to 0.01 mm',
          href: '/resources/technical-capabilities#holes',
        },
      }),
      'With a mechanical drill none of the three thicknesses in the form comes near the ratio. It is the 0.2 mm via copied from another design that does.',
    ]),
    section('disagree', '4. The form and the files disagree', [
      'Two layers in the form, four in the archive. 1.6 mm in the form, “1 mm” in a note on the drawing layer. ENIG in the order, “HASL” in a readme from last year. We do not pick one: we ask, and the board waits for your answer.',
      list([
        'Delete notes that no longer hold. A drawing that says nothing costs less than one that says the wrong thing.',
        'Put thickness, copper, finish and the order of layers into one readme.',
        'Export the outline on one layer, once.',
      ]),
    ]),
    section('late', '5. What was not in the form at all', [
      'Controlled impedance, a material other than FR-4 and Rogers, castellated edges, a second delivery address: what the form does not ask for, it cannot price. Write it into the inquiry. A sentence at the beginning is cheaper than a change order at the end.',
      note(
        'Tax is no such surprise: the summary shows the order value, 18 % tax and the total from the start, and shipping is a flat ₹350 for each cart.',
      ),
    ]),
    listSection('checklist', 'Before you press the button', [
      'Dispatch unit and size are those of the thing that we rout out.',
      'Finest track and gap fit the copper weight.',
      'Smallest hole is 0.30 mm or more, or you know that it is a laser hole.',
      'Layer count, thickness and finish are the same in form, files and notes.',
      'Everything unusual stands in the inquiry, in words.',
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'Every limit named here, on one sheet.' },
    { ...pageLinks.panelGuidelines, text: 'Borders, tabs, tooling holes, and how many boards fit.' },
    { ...pageLinks.reachOut, text: 'Ask before you order.' },
  ],
};
