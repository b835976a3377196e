import { capabilities } from '@pcb/engineering/capabilities';
import { mmPerMil } from '@pcb/engineering/lengths';
import { layOut } from '@pcb/engineering/panel';
import { plusMinus, withUnit } from '../../../shared/format/figureText.ts';
import { widerDrill } from '../../../shared/format/holeText.ts';
import { facts, list, section, steps } from '../../blocks.ts';
import { preProduction } from '../../preProduction.ts';
import { column, table } from '../../tables.ts';
import { pageLinks } from '../pageLinks.ts';
import { capabilitySheet } from '../sources.ts';
import { trackFor } from '../trackAndSpacing.ts';
import type { ArticleContent } from './model.ts';

const { board, drill, leadTime, panel } = capabilities;

/** All figures come from the capability sheet. */
export const beforeTheDrillContent: ArticleContent = {
  id: '3',
  published: '2025-08-22',
  author: 'Pre-production engineering',
  minutes: 3,
  excerpt:
    'Pre-production engineering takes half to one working day, and matters more to your board than any machine that follows.',
  cover: { variant: 'assembly', seed: 'article-gerber' },
  designator: 'Pre-production',
  title: 'What happens to your Gerbers before the first drill',
  lead: `Design data describes a board. Machines need instructions to make it. Pre-production engineering translates one into the other, and adds ${preProduction} to the lead time.`,
  meta: {
    title: 'What happens to your Gerbers before the first drill',
    description:
      'Pre-production engineering step by step: reading, measuring, fitting the data to the process, and the five most common questions.',
  },
  sections: [
    section('reading', 'First, we read everything', [
      `The archive is unpacked and sorted: copper, mask, paste, legend, outline, drill. A person reads the notes and the README. Gerber and Excellon are converted into the format of the CAM system, and the first mistakes show up at once: the coordinates of a drill file in inches, read as millimetres, make a hole pattern ${mmPerMil * 1000} times smaller than the board.`,
      'Then the layers are stacked. Each is named, put in order and aligned with the holes. Text is the best check here: on a top layer it reads forwards; on a bottom layer, seen through the board, it reads backwards. If it reads the wrong way, the layer is mirrored, and we find that now, not after etching.',
    ]),
    section('measuring', 'Then we measure everything', [
      'The software measures every track, gap, annular ring and hole, and compares the smallest of each with your order and with our limits.',
      table('Measured Features and Their Limits', {
        columns: [column('feature', 'Feature'), column('limit', 'Limit')],
        rows: [
          ['outer', 'Track and gap, 0.5 oz outer base copper', withUnit(trackFor('half-outer').track)],
          ['inner', 'Track and gap, 0.5 oz inner copper', withUnit(trackFor('half-inner').track)],
          ['one', 'Track and gap, 1 oz base copper', withUnit(trackFor('one').track)],
          ['two', 'Track, 2 oz base copper', withUnit(trackFor('two').track)],
          ['two-gap', 'Gap, 2 oz base copper', withUnit(trackFor('two').spacing)],
          ['drill', 'Mechanical drill', withUnit(drill.mechanical)],
          ['laser', 'Laser via, blind', withUnit(drill.laser)],
          ['annular-ring', 'Annular ring, pad beyond drill', withUnit(drill.minAnnularRing)],
          ['ratio', 'Depth to drill of a mechanical hole', withUnit(drill.aspectRatio)],
        ],
        source: capabilitySheet,
      }),
      'A second engineer, who has not seen the job, reviews it again. Two people rarely overlook the same thing.',
    ]),
    section('adapting', 'Then we adapt the data to the process', [
      list([
        `Hole sizes in your drill file are finished sizes, unless your order states drill sizes. ${widerDrill}.`,
        'Solder mask openings get the clearance that our registration needs, and bridges too thin to hold are removed.',
        'Legend is clipped where it would print on a pad.',
        'Tracks are widened to compensate for etching.',
      ]),
      'These steps change only the data, so that the finished board matches your drawing. If a step would change the board itself, we ask you first.',
    ]),
    section('asking', 'When we ask', [
      'We raise a query when data and order disagree, or when the data contradicts itself. The board then waits, and so does its lead time. The five most common queries are easy to avoid:',
      steps([
        {
          id: 'outline',
          title: 'Two outlines',
          text: 'One on the mechanical layer and one on the legend, not quite the same. Keep one.',
        },
        {
          id: 'slots',
          title: 'Ambiguous slots',
          text: 'A line on the legend may be a slot or a note about one. Draw each slot as a closed shape at full size on a mechanical layer, plated ones on a separate layer.',
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
          text: `The outline is milled to ${plusMinus(board.outlineTolerance)}. Copper that touches it is cut and exposed.`,
        },
      ]),
    ]),
    section('tools', 'Finally, the tooling', [
      `We place as many copies of the board as fit on the working panel, ${withUnit(panel.working)} with a usable area of ${withUnit(panel.usable)}. We write drill, rout, V-cut and imaging files, choose the points of the electrical test from the netlist, and give the job a traveller with its twelve steps. Only then does drilling start.`,
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
    { ...pageLinks.manufacturingProcess, text: 'All twelve steps, from data to packing.' },
    { ...pageLinks.preProduction, text: 'The same as a checklist.' },
    { ...pageLinks.panelGuidelines, text: 'How boards are placed on a panel.' },
    pageLinks.reachOut,
  ],
};
