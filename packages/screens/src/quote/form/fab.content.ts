import { boardHelp, boardLayers, boardWords, yesOrNo } from './board.content.ts';
import { outerCopperOf } from '@pcb/engineering/capabilities';
import type { FabValues } from '@pcb/quoting/forms';
import { copperText } from '../../shared/format/copperText.ts';
import { pricedLaminates } from '../../shared/format/pricedLaminates.ts';
import { smallestFinishedHole } from '../../shared/format/holeText.ts';
import { sentence } from './sentence.ts';

/** The labels of the form for rigid boards, and of its options. */
export const fabContent = {
  title: 'Rigid boards',
  lead: 'FR-4 or Rogers, bare or assembled.',
  sections: {
    board: 'Board',
    build: 'Build-up',
    technology: 'Technology',
    additional: 'Additional Options',
    assembly: 'Assembly Options',
  },
  ...boardWords,
  assembly: { label: 'PCB Assembly', options: yesOrNo },
  layers: boardLayers,
  material: { label: 'Material', options: { fr4: 'FR-4', rogers: 'Rogers' } },
  thickness: {
    label: 'Board Thickness',
    options: { '1.0': '1.0 mm', '1.6': '1.6 mm', '2.0': '2.0 mm' },
  },
  finish: {
    label: 'Surface Finish',
    options: { hasl: 'HASL', leadfree: 'Lead-free HASL', enig: 'ENIG' },
  },
  tg: {
    label: 'Temperature Gradient',
    options: { std: 'Standard Tg 130-140 °C', mid: 'Mid Tg 150 °C', high: 'High Tg ≥ 170 °C' },
  },
  copper: {
    label: 'Outer Copper',
    options: { '0.5': copperText(0.5), '1': copperText(1), '2': copperText(2) },
  },
  track: {
    label: 'Minimum Track and Spacing',
    options: { '0.20': '0.20 mm (8 mil)', '0.15': '0.15 mm (6 mil)', '0.10': '0.10 mm (4 mil)' },
  },
  hole: {
    label: 'Smallest Hole',
    options: { '0.30': '0.30 mm (mechanical drill)', '0.20': '0.20 mm (blind laser via)' },
  },
  extras: {
    electricalTest: { label: 'Electrical test' },
    castellatedHoles: { label: 'Castellated holes' },
    serialNumbers: { label: 'Serial numbers' },
  },
  assemblyPlaceholder: {
    yes: 'Sides, part supply and testing are agreed after the order. The sample price includes a rate for each board.',
    no: 'Select PCB Assembly to have the boards populated.',
  },
};

/** What the base copper becomes. The minimum of a plated layer is that of IPC-6012E, table 3-14, class 2. */
function copperHelp({ copper, layers }: Pick<FabValues, 'copper' | 'layers'>) {
  const weight = outerCopperOf(Number(copper));
  if (!weight) return 'Base copper of the outer layers, before plating.';
  return layers === '1'
    ? `Base copper. The holes of one layer are not plated, so the copper stays ${weight.base} µm.`
    : `Base copper of the outer layers, before plating. At least ${weight.minFinished} µm finished, by IPC-6012 class 2.`;
}

/** The help of each field. */
export const fabHelp = {
  ...boardHelp,
  assembly: {
    fr4: 'FR-4 boards with assembly save up to 15\u00a0%.',
    rogers: 'The saving of up to 15\u00a0% is for FR-4 boards.',
  },
  dispatchUnit: sentence(
    'Borders, tabs and V-cuts are in the ',
    'panel guidelines',
    '/resources/panel-guidelines',
    '.',
  ),
  layers: 'Copper layers. Of 4, two are inside the board.',
  material: {
    fr4: 'Glass fibre and epoxy, for most boards.',
    rogers: `Low-loss laminates for high frequencies. The sample price is for ${pricedLaminates}.`,
  },
  thickness: 'Nominal, including copper, excluding solder mask.',
  finish: {
    hasl: 'Tin-lead solder, levelled with hot air.',
    leadfree: 'Solder without lead, levelled with hot air. For RoHS.',
    enig: 'Gold over nickel: flat and lead-free, for RoHS.',
  },
  tg: 'The glass transition temperature of the base material.',
  technology: sentence(
    'Limits for each copper weight are in the ',
    'design guidelines',
    '/resources/design-guidelines',
    '.',
  ),
  copper: copperHelp,
  track: (copper: string, minimum: string, inner?: string) =>
    `${copper} oz base copper allows ${minimum} mm${inner ? ` on outer layers. Inner layers allow ${inner} mm` : ''}.`,
  drill: (ratio: number, max: number) =>
    `Drill diameter; about ${smallestFinishedHole} after plating. Aspect ratio (depth to drill) ${ratio}:1, maximum ${max}:1.`,
  laser: 'Diameter of the laser drill. The via is blind: it ends on the next layer, with an aspect ratio of about 1:1.',
  electricalTest: 'We test every board of your order for opens and shorts.',
  castellatedHoles: 'Plated half holes at the edge, to solder the board onto another.',
  serialNumbers: 'A unique number in the legend of each board.',
};
