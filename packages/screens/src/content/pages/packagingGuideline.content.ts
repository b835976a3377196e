import { formatMmAsMil, formatMm, inBothUnits, inchToMm } from '@pcb/engineering/lengths';
import { type ChipSize, chipSizes, spareRules } from '@pcb/engineering/spareParts';
import { converted } from '../../shared/format/figureText.ts';
import { list, listSection, section, slot, warning } from '../blocks.ts';
import { lengthIn } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';
import { tapes } from './tapes.ts';

const nameOf = (size: ChipSize) => (size === '1206' ? '1206 and larger' : size);

const reel = (inches: number) => `${inches} inch (${formatMm(inchToMm(inches), 0)} mm)`;

export const packagingGuidelineContent: ContentPageContent = {
  designator: 'Components',
  title: 'Components Packaging Guidelines',
  lead: 'How to pack the parts that you send us for assembly, so that each one is found, fed and soldered the first time.',
  meta: {
    title: 'Components packaging guidelines',
    description:
      'How to pack, label and count components that you send for PCB assembly: tape, reels, spares and moisture levels.',
  },
  sections: [
    listSection('packing', 'Packing', [
      'Label each bag with the designators, the manufacturer part number and the quantity.',
      'Use a separate antistatic bag for each line of your bill of materials.',
      'Leave BGA, QFN, QFP and all moisture-sensitive parts in their original, sealed packing with the humidity indicator card.',
      'Send reels where you can.',
      'Orient all parts in a tray or a tube the same way.',
      'Name alternates, and positions to leave unpopulated, in the bill of materials.',
    ]),
    section('papers', 'Papers', [
      'The parts stay yours, so they come with a delivery challan instead of an invoice.',
      list([
        'The challan is yours, with the particulars of rule 55 (CGST Act 2017, s. 143; CGST Rules 2017, rules 45 and 55).',
        'From another state, the kit also needs an e-way bill, whatever its value (rule 138).',
        'Report the challans in Form GST ITC-04. Parts have to return to you within one year, on boards, left over or as scrap; after that they count as sold to us.',
        'All of this is for customers who are registered for GST. If you are not, ask us before you send parts.',
      ]),
      'We count the kit when it arrives and tell you what is missing. Parts that are left over return with the boards.',
    ]),
    listSection('not-to-send', 'What not to send', [
      'Short strips of cut tape: a feeder needs tape to pull.',
      'Loose surface-mount parts: no feeder takes them.',
      'Used or oxidised parts: they do not solder well.',
    ]),
    section('tape', 'Tape and reel', [
      `Leave a leader of ${inBothUnits(200)} or more at the start of the tape, and send the quantity as one continuous strip. Standard reels are ${reel(7)} or ${reel(13)} in diameter; ask before you send another size.`,
      table('Standard tape widths', {
        columns: [column('parts', 'Parts'), lengthIn('mm', 'Tape', 'mm'), lengthIn('mil', 'Tape', 'mil')],
        rows: tapes.map(({ parts, width }) => [`tape-${width}`, parts, String(width), formatMmAsMil(width)]),
        source: 'EIA-481 for the widths, semiconductor manufacturers’ tape tables for the parts; mil computed.',
      }),
    ]),
    section('spares', 'Spare parts', [
      'Placement machines lose parts in the leader, in set-up and as rejects. On top of what the boards need, send the percentage or the minimum, whichever is larger. These figures are typical and vary between firms.',
      slot('spareParts'),
      table('Typical spares', {
        columns: [
          column('size', 'Size'),
          figure('percent', 'Share of quantity', '%'),
          figure('minimum', 'Minimum', 'pieces'),
        ],
        rows: chipSizes.map((size) => [
          `size-${size}`,
          nameOf(size),
          String(spareRules[size].percent),
          String(spareRules[size].minimum),
        ]),
        source: 'Our own process rule; other assembly lines differ',
      }),
      `Sizes are imperial codes: 0402 is ${converted('1.0 × 0.5 mm')}.`,
    ]),
    section('moisture', 'Moisture', [
      'A plastic package absorbs moisture from the air, which cracks it in the reflow oven. Its moisture sensitivity level (MSL) limits its time out of the bag at up to 30 °C and 60 % relative humidity.',
      table('Floor life by moisture sensitivity level', {
        columns: [column('level', 'MSL'), column('life', 'Floor life')],
        rows: [
          ['msl-1', '1', 'Unlimited, up to 85 % humidity'],
          ['msl-2', '2', '1 year'],
          ['msl-2a', '2a', '4 weeks'],
          ['msl-3', '3', '168 hours'],
          ['msl-4', '4', '72 hours'],
          ['msl-5', '5', '48 hours'],
          ['msl-5a', '5a', '24 hours'],
          ['msl-6', '6', 'Bake before use; time as on the label'],
        ],
        source: 'Levels of J-STD-020; handling and baking (table 4-1) after J-STD-033.',
      }),
      warning(
        'Floor life adds up over every opening, and resealing the bag alone does not reset it. Baking does: at 125 °C for up to 48 hours, or 96 for a large BGA. Reels and tubes do not withstand 125 °C; at the 40 °C that they do, J-STD-033 needs up to 79 days, so send reels sealed. After a short exposure a dry cabinet does too, under the conditions of J-STD-033: for MSL 2 to 3, up to 12 hours of exposure and five times as long in the cabinet, at 10 % relative humidity or less; for MSL 4 to 5a, up to 8 hours and ten times as long, at 5 % or less. Write on the bag when it was opened.',
      ),
    ]),
  ],
  related: [
    pageLinks.panelGuidelines,
    { ...pageLinks.pcbA, label: 'PCB assembly', text: 'What we place and solder.' },
    pageLinks.reachOut,
  ],
};
