import { capabilities } from '@pcb/engineering/capabilities';
import { facts, list, listSection, note, section } from '../../blocks.ts';
import { withUnit } from '../../figureText.ts';
import type { ArticleContent } from './model.ts';
import { pageLinks } from '../pageLinks.ts';
import { capabilitySheet } from '../sources.ts';
import { trackFor } from '../trackAndSpacing.ts';
import { figure, table } from '../../tables.ts';

const { drill, panel } = capabilities;
const oneOunce = trackFor('one').track;
const halfOunce = trackFor('half-outer').track;

/** Why a price moves between the form and the order. Its limits are those of the capability sheet. */
export const quoteChangesContent: ArticleContent = {
  id: '1',
  published: '2025-08-04',
  author: 'Sales engineering',
  minutes: 4,
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
      'The Gerber has one outline with four boards inside it. If the form says ten, is that ten boards or ten panels? In the form, size and quantity are always those of a single board, however the boards are dispatched. Choose “Panel” as the dispatch unit, give the size and the number of the boards, and put the drawing of the panel into the archive.',
      facts({ label: capabilitySheet, href: '/resources/panel-guidelines' }, [
        {
          id: 'border',
          label: 'Border of a delivery panel',
          figure: withUnit(panel.border),
          text: `On all four sides, with ${withUnit(panel.toolingHole)} tooling holes.`,
        },
        {
          id: 'tabs',
          label: 'Tabs',
          figure: withUnit(panel.tabWidth),
          text: `About that wide, one every ${withUnit(panel.tabPitch)} of edge.`,
        },
      ]),
      'Six boards of 50 × 40 mm with 2 mm between them make a panel of 168 × 96 mm in two rows of three, and of 116 × 138 mm in three rows of two. The border and the gaps use material as well, so boards in a panel cost a little more than the same boards one by one.',
    ]),
    section('finer', '2. Something on it is finer than the copper allows', [
      `Copper is etched from above and from the side at once, so thick copper cannot carry fine tracks. On 1 oz copper we etch down to ${withUnit(oneOunce)}; on 0.5 oz outer copper down to ${withUnit(halfOunce)}. A single 0.12 mm neck between two pads moves a 1 oz board to thinner foil, or to a question.`,
      'Run the design rule check with the figure of your copper weight before export, not with the default of the program.',
    ]),
    section('holes', '3. One small hole in a thick board', [
      `The smallest hole sets the price of drilling. A mechanical drill starts at ${withUnit(drill.mechanical)}, and plating has to reach the middle of its hole: we keep depth to drill within ${withUnit(drill.aspectRatio)}. A via of ${withUnit(drill.laser)} is made by laser. It is blind, goes through one dielectric to the next layer at about 1:1, and so needs four layers or more.`,
      table('Smallest Mechanical Drill by Board Thickness', {
        columns: [
          figure('thickness', 'Board', 'mm'),
          figure('ratio', `Smallest by ${withUnit(drill.aspectRatio)}`, 'mm'),
          figure('mechanical', 'Smallest we drill', 'mm'),
        ],
        rows: ['1.0', '1.6', '2.0'].map((board) => [
          `board-${board}`,
          board,
          (Math.ceil((Number(board) / drill.aspectRatio.value) * 100) / 100).toFixed(2),
          drill.mechanical.text,
        ]),
        source: {
          label: 'Our capability sheet; ratio computed, rounded up to 0.01 mm',
          href: '/resources/technical-capabilities#holes',
        },
      }),
      `On all three thicknesses of the form the smallest drill stays within the ratio. What moves the price is a through via of 0.2 mm copied from another design: it becomes a ${withUnit(drill.mechanical)} drill, or a blind via on more layers.`,
    ]),
    section('disagree', '4. The form and the files disagree', [
      'Two layers in the form, four in the archive. 1.6 mm in the form, “1 mm” in a note on the drawing layer. ENIG in the order, “HASL” in a README from last year. We do not pick one: we ask, and the board waits for your answer.',
      list([
        'Delete notes that no longer hold. A drawing that says nothing costs less than one that says the wrong thing.',
        'Put thickness, copper, finish and the order of layers into one README.',
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
      'Size and quantity are those of one board, also when boards are dispatched in a panel.',
      'Finest track and gap fit the copper weight.',
      `Through holes are drilled with ${withUnit(drill.mechanical)} or more; a smaller via is blind and made by laser.`,
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
