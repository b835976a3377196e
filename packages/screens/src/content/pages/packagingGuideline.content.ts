import { formatMil, inBothUnits } from '@pcb/engineering/lengths';
import { type ChipSize, chipSizes, spareRules } from '@pcb/engineering/spareParts';
import type { ContentPageContent } from '../model.ts';

/** Widths of carrier tape in mm, and what usually comes in them. */
const tapes = [
  { width: 8, parts: 'Chips 0402 to 1206, SOT-23, SOD-123' },
  { width: 12, parts: 'SO-8, SMA, SMB, SOT-223' },
  { width: 16, parts: 'SO-14, SO-16, TSSOP, DPAK' },
  { width: 24, parts: 'D2PAK' },
] as const;

const floorLives = [
  { level: '1', life: 'Unlimited, up to 85 % humidity' },
  { level: '2', life: '1 year' },
  { level: '2a', life: '4 weeks' },
  { level: '3', life: '168 hours' },
  { level: '4', life: '72 hours' },
  { level: '5', life: '48 hours' },
  { level: '5a', life: '24 hours' },
  { level: '6', life: 'Bake before use; time as on the label' },
] as const;

const nameOf = (size: ChipSize) => (size === '1206' ? '1206 and larger' : size);

/** How to pack parts that a customer sends for assembly. */
export const packagingGuidelineContent: ContentPageContent = {
  reference: 'C2',
  designator: 'Components',
  title: 'Components Packaging Guidelines',
  lead: 'How to pack the parts that you send us for assembly, so that each one is found, fed and soldered the first time.',
  sections: [
    {
      id: 'packing',
      title: 'Packing',
      blocks: [
        {
          kind: 'list',
          items: [
            'Label each bag with the designators, the maker’s part number and the quantity.',
            'Put the parts of one line of your bill of material into one antistatic bag, and nothing else with them.',
            'Leave BGA, QFN, QFP and all moisture-sensitive parts in their original, sealed packing with the humidity indicator card.',
            'Send reels where you can.',
            'Turn all parts in a tray or a tube the same way round.',
            'Name alternates, and positions to leave empty, before the parts leave you.',
          ],
        },
      ],
    },
    {
      id: 'not-to-send',
      title: 'What not to send',
      blocks: [
        {
          kind: 'list',
          items: [
            'Short cut strips: a feeder needs tape to pull.',
            'Loose surface-mount parts, which nothing can feed.',
            'Used or oxidised parts, which do not solder well.',
          ],
        },
      ],
    },
    {
      id: 'tape',
      title: 'Tape and reel',
      blocks: [
        {
          kind: 'text',
          text: `Leave a leader of ${inBothUnits(200)} or more at the start of the tape, and send the quantity as one continuous strip. Usual reels are 7 inch (178 mm, 7,000 mil) or 13 inch (330 mm, 13,000 mil) across; ask before you send another size.`,
        },
        {
          kind: 'table',
          caption: 'Usual tape widths',
          columns: [
            { id: 'parts', label: 'Parts' },
            { id: 'mm', label: 'Tape', unit: 'mm', isFigure: true },
            { id: 'mil', label: 'Tape', unit: 'mil', isFigure: true },
          ],
          rows: tapes.map(({ width, parts }) => ({
            id: `tape-${width}`,
            cells: { parts, mm: String(width), mil: formatMil(width) },
          })),
          source: { label: 'EIA-481 for the widths, semiconductor makers’ tape tables for the parts; mil computed.' },
        },
      ],
    },
    {
      id: 'spares',
      title: 'Spare parts',
      blocks: [
        {
          kind: 'text',
          text: 'A machine loses parts in the leader, in set-up and as rejects. Send the larger of the share and the minimum on top of what the boards need. Firms differ, so take these as typical.',
        },
        { kind: 'slot', id: 'spareParts' },
        {
          kind: 'table',
          caption: 'Spares to add, typically',
          columns: [
            { id: 'size', label: 'Size' },
            { id: 'percent', label: 'Share of the need', unit: '%', isFigure: true },
            { id: 'minimum', label: 'But at least', unit: 'pieces', isFigure: true },
          ],
          rows: chipSizes.map((size) => ({
            id: `size-${size}`,
            cells: {
              size: nameOf(size),
              percent: String(spareRules[size].percent),
              minimum: String(spareRules[size].minimum),
            },
          })),
          source: { label: 'Typical figures, from the published kit rules of an assembly house.' },
        },
        {
          kind: 'text',
          text: 'Sizes are imperial codes: 0402 is 1.0 × 0.5 mm (39.4 × 19.7 mil).',
        },
      ],
    },
    {
      id: 'moisture',
      title: 'Moisture',
      blocks: [
        {
          kind: 'text',
          text: 'A plastic package takes up water from the air, and the water cracks it in the oven. Its moisture sensitivity level (MSL) says how long it may lie open at 30 °C and 60 % relative humidity at most.',
        },
        {
          kind: 'table',
          caption: 'Floor life by moisture sensitivity level',
          columns: [
            { id: 'level', label: 'MSL' },
            { id: 'life', label: 'Floor life' },
          ],
          rows: floorLives.map(({ level, life }) => ({ id: `msl-${level}`, cells: { level, life } })),
          source: { label: 'Levels of J-STD-020; handling after J-STD-033.' },
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'The time adds up over every opening, and sealing the bag again does not start it anew: only baking does, which may take up to 96 hours. Write on the bag when it was opened.',
        },
      ],
    },
  ],
  related: [
    {
      label: 'Panel guidelines',
      href: '/resources/panel-guidelines',
      text: 'What a panel needs so that a machine can place parts on it.',
    },
    {
      label: 'PCB assembly',
      href: '/resources/technical-capabilities/pcb-a',
      text: 'What we place and solder.',
    },
    { label: 'Reach out', href: '/reach-out', text: 'Ask where to send parts, and before you send anything unusual.' },
  ],
  meta: {
    title: 'Components packaging guidelines',
    description:
      'How to pack, label and count components that you send for PCB assembly: tape, reels, spares and moisture levels.',
  },
};
