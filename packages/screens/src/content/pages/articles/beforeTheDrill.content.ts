import { capabilities } from '@pcb/engineering/capabilities';
import { mmPerMil } from '@pcb/engineering/lengths';
import { layOut } from '@pcb/engineering/panel';
import { facts, list, section, steps } from '../../blocks.ts';
import { plusMinus, withUnit } from '../../figureText.ts';
import type { ArticleContent } from './model.ts';
import { pageLinks } from '../pageLinks.ts';
import { preProduction } from '../preProduction.ts';
import { capabilitySheet } from '../sources.ts';
import { trackFor } from '../trackAndSpacing.ts';
import { column, table } from '../../tables.ts';

const { board, drill, leadTime, panel } = capabilities;

/** What pre-production engineering does. Figures: the capability sheet. */
export const beforeTheDrillContent: ArticleContent = {
  id: '3',
  published: '2025-08-22',
  author: 'Pre-production engineering',
  minutes: 3,
  excerpt:
    'Between your archive and the first hole lies half a working day to a whole one. What happens in it decides more about the board than any machine that follows.',
  cover: { variant: 'assembly', seed: 'article-gerber' },
  reference: 'J3',
  designator: 'Pre-production',
  title: 'What happens to your Gerbers before the first drill',
  lead: `Design data says what a board should look like. Machines need to be told how to make it. Pre-production engineering is the translation, and it adds ${preProduction} to the lead time.`,
  meta: {
    title: 'What happens to your Gerbers before the first drill',
    description:
      'Pre-production engineering step by step: reading, measuring, fitting the data to the process, and the five questions that come up most.',
  },
  sections: [
    section('reading', 'First, somebody reads', [
      `The archive is unpacked and sorted: copper, mask, paste, legend, outline, drill. A person reads the notes and the README. Gerber and Excellon are converted into the format of the CAM system, and the first mistakes show at once: the coordinates of a drill file in inches, read as millimetres, make a hole pattern ${mmPerMil * 1000} times smaller than the board.`,
      'Then the layers are stacked. Each is named, put into its place and aligned on the holes. Text is the best witness here: on a top layer it reads forwards, on a bottom layer, seen through the board, backwards. A layer that reads the wrong way is mirrored, and it is better found now than after the etch.',
    ]),
    section('measuring', 'Then everything is measured', [
      'The software measures every track, gap, ring and hole, and the least of each is held against what you ordered.',
      table('What Is Measured, and Against What', {
        columns: [column('feature', 'Feature'), column('limit', 'Limit')],
        rows: [
          ['outer', 'Track and gap, 0.5 oz outer copper', withUnit(trackFor('half-outer').track)],
          ['inner', 'Track and gap, 0.5 oz inner copper', withUnit(trackFor('half-inner').track)],
          ['one', 'Track and gap, 1 oz copper', withUnit(trackFor('one').track)],
          ['two', 'Track, 2 oz copper', withUnit(trackFor('two').track)],
          ['two-gap', 'Gap, 2 oz copper', withUnit(trackFor('two').spacing)],
          ['drill', 'Mechanical drill', withUnit(drill.mechanical)],
          ['laser', 'Laser via, blind', withUnit(drill.laser)],
          ['ratio', 'Depth to drill of a mechanical hole', withUnit(drill.aspectRatio)],
        ],
        source: { label: capabilitySheet, href: '/resources/technical-capabilities' },
      }),
      'A second engineer, who has not seen the job, goes through it again. Two people rarely overlook the same thing.',
    ]),
    section('adapting', 'Then the data is fitted to the process', [
      list([
        'Holes are drilled wider than you drew them, because plating narrows them again.',
        'Solder mask openings get the clearance that our registration needs, and bridges too thin to hold are taken out.',
        'Legend is clipped where it would print on a pad.',
        'Tracks are widened by what the etch will take off.',
      ]),
      'None of this changes the board that you get. All of it changes the data, so that the board comes out as you drew it. If it would change the board, we ask.',
    ]),
    section('asking', 'When we ask', [
      'A query is raised when data and order disagree, or when the data disagrees with itself. The board then waits, and so does its lead time. The five that come up most are quickly avoided:',
      steps([
        {
          id: 'outline',
          title: 'Two outlines',
          text: 'One on the mechanical layer and one on the legend, not quite the same. Keep one.',
        },
        {
          id: 'slots',
          title: 'Slots that may be drawings',
          text: 'A line on the legend may be a slot or a note about one. Draw each slot as a closed shape at full size in a mechanical layer, plated ones in a layer of their own.',
        },
        { id: 'plating', title: 'Plated or not', text: 'Export plated and unplated holes as two files.' },
        {
          id: 'order',
          title: 'The order of inner layers',
          text: 'Gerber X2 names the position of each copper layer in its FileFunction attribute; plain RS-274X does not. Export X2, or name the files L1 to L4, or put the order into the README.',
        },
        {
          id: 'edge',
          title: 'Copper at the edge',
          text: `The outline is routed to ${plusMinus(board.outlineTolerance)}. Copper that touches it will be cut, and shows.`,
        },
      ]),
    ]),
    section('tools', 'At last, tools', [
      `The board is placed on the working panel, ${withUnit(panel.working)} with a usable area of ${withUnit(panel.usable)}, as often as it fits. Drill, rout, score and imaging files are written, test points are chosen from the netlist if an electrical test is ordered, and the job has a traveller with its twelve steps. Only now does somebody switch on a drill.`,
      facts({ label: 'Our capability sheet; boards computed', href: '/resources/panel-guidelines' }, [
        { id: 'time', label: 'Added to the lead time, in working days', figure: leadTime.preProduction.text },
        {
          id: 'fifty',
          label: 'Boards of 50 × 50 mm on one working panel',
          figure: String(layOut({ width: 50, height: 50 }, panel.millingGap.value).count),
          text: `With ${withUnit(panel.millingGap)} between them.`,
        },
      ]),
    ]),
  ],
  related: [
    { ...pageLinks.manufacturingProcess, text: 'The twelve steps, this one and the eleven after it.' },
    { ...pageLinks.preProduction, text: 'The same as a check list.' },
    { ...pageLinks.panelGuidelines, text: 'How boards are placed on a panel.' },
    { ...pageLinks.reachOut, text: 'Ask an engineer about your data.' },
  ],
};
