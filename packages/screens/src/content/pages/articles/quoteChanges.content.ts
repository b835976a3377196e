import { capabilities } from '@pcb/engineering/capabilities';
import { withUnit } from '../../../shared/format/figureText.ts';
import { smallestFinishedHole } from '../../../shared/format/holeText.ts';
import { facts, list, listSection, section } from '../../blocks.ts';
import { figure, table } from '../../tables.ts';
import { minDrillByRatio } from '../capabilityTables.ts';
import { pageLinks } from '../pageLinks.ts';
import { capabilitySheet } from '../sources.ts';
import { trackFor } from '../trackAndSpacing.ts';
import type { ArticleContent } from './model.ts';

const { drill, panel } = capabilities;
const oneOunce = trackFor('one').track;
const halfOunce = trackFor('half-outer').track;

export const quoteChangesContent: ArticleContent = {
  id: '1',
  published: '2025-08-04',
  author: 'Sales engineering',
  minutes: 4,
  excerpt:
    'A quote prices the board that you describe, not the files that you send. Here is why the two differ, and how to fill in the form so that they match.',
  cover: { variant: 'layout', seed: 'article-quote' },
  designator: 'Ordering',
  title: 'Five reasons a PCB quote changes after upload, and how to stop each',
  lead: 'A form prices the board that you describe. An engineer prices the board that your files describe. When the price changes, it is nearly always for one of these five reasons, and you can check each before you send anything.',
  meta: {
    title: 'Five reasons a PCB quote changes after upload',
    description:
      'Panels, fine tracks, small holes, conflicting notes and requests outside the form: what changes the price of a board, and how to check it first.',
  },
  sections: [
    section('panel', 'The board is really a panel', [
      'The Gerber has one outline with four boards inside it. If the form says ten, is that ten boards or ten panels? In the form, size and quantity are always those of a single board, however the boards are dispatched. Choose “Panel” as the dispatch unit, enter the size and the number of the boards, and put a drawing of the panel into the archive.',
      facts(capabilitySheet, [
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
          text: `Approximate width; one every ${withUnit(panel.tabPitch)} of edge.`,
        },
      ]),
      'Six boards of 50 × 40 mm, with 2 mm between them and to the border, make a panel of 168 × 96 mm in two rows of three, and of 116 × 138 mm in three rows of two. The border and the gaps use material as well, so boards in a panel cost a little more than the same boards ordered singly.',
    ]),
    section('finer', 'A feature is finer than the copper allows', [
      `Etching works downwards and sideways at once, so thick copper cannot hold fine tracks. On 1 oz base copper we etch down to ${withUnit(oneOunce)}; on 0.5 oz outer base copper down to ${withUnit(halfOunce)}. A single 0.12 mm neck between two pads takes a board of 1 oz base copper to thinner foil, or to a query.`,
      'Before export, run the design rule check with the limit for your copper weight, not the default of the program.',
    ]),
    section('holes', 'One small hole in a thick board', [
      `The smallest hole sets the price of drilling. A mechanical drill starts at ${withUnit(drill.mechanical)}, and plating has to reach the middle of its hole: we limit depth to drill to ${withUnit(drill.aspectRatio)}. A laser makes vias from ${withUnit(drill.laser)}. They are blind, go through one dielectric to the next layer at about 1:1, and so need four layers or more.`,
      table('Smallest Mechanical Drill by Board Thickness', {
        columns: [
          figure('thickness', 'Board', 'mm'),
          figure('ratio', `Smallest by ${withUnit(drill.aspectRatio)}`, 'mm'),
          figure('mechanical', 'Smallest we drill', 'mm'),
        ],
        rows: ['1.0', '1.6', '2.0'].map((board) => [
          `board-${board}`,
          board,
          (Math.ceil(minDrillByRatio(board) * 100) / 100).toFixed(2),
          drill.mechanical.text,
        ]),
        source: {
          label: 'Our capability sheet; ratio computed, rounded up to 0.01 mm',
          href: '/resources/technical-capabilities#holes',
        },
      }),
      `At all three thicknesses in the form the smallest drill stays within the ratio. Hole sizes in your files are finished sizes, so a through via of ${smallestFinishedHole} is drilled with ${withUnit(drill.mechanical)}. The price changes with a smaller one copied from another design: it becomes a wider via, or a blind one on more layers.`,
    ]),
    section('disagree', 'The form and the files disagree', [
      'Two layers in the form, four in the archive. 1.6 mm in the form, “1 mm” in a note on the drawing layer. ENIG in the order, “HASL” in a README from last year. We do not pick one: we ask you, and the board waits for your answer.',
      list([
        'Delete outdated notes. A missing note costs less than a wrong one.',
        'Put thickness, copper, finish and layer order into one README.',
        'Export the outline on one layer, once.',
      ]),
    ]),
    section('late', 'The form does not cover it', [
      'A laminate that is not in the list, a countersunk hole, a peelable mask, a second delivery address: a form cannot price what it does not ask for. On the forms for boards and stencils, write it under “Remarks”. For anything else, talk to an engineer before you order. A sentence at the start is cheaper than a change order at the end.',
    ]),
    listSection('checklist', 'Before you order', [
      'Size and quantity are those of one board, even when boards are dispatched on a panel.',
      'The finest track and gap suit the copper weight.',
      `Through holes have a drill of ${withUnit(drill.mechanical)} or more, and a finished size of ${smallestFinishedHole} or more; a smaller via is blind and made by laser.`,
      'Layer count, thickness and finish are the same in form, files and notes.',
      'An engineer knows everything that the form does not ask for.',
    ]),
  ],
  related: [
    { ...pageLinks.technicalCapabilities, text: 'Every limit named here, on one sheet.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
