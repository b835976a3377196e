import { minTrack, outerCopperOf, trackCapability } from '@pcb/engineering/capabilities';
import type { Computed } from '@pcb/engineering/computed';
import {
  differentialMicrostrip,
  impedanceLimits,
  minPairWidth,
  singleMicrostrip,
  stripline,
  widthFor,
} from '@pcb/engineering/impedance';
import { formatMmAsMil, formatMm, inBothUnits } from '@pcb/engineering/lengths';
import {
  fr4DielectricConstant,
  innerCopper,
  laserStackUps,
  layersBetween,
  outerCopper,
  outerDielectric,
  solderMaskDielectricConstant,
  solderMaskThickness,
  type StackUp,
  stackUps,
  sumOfLayers,
} from '@pcb/engineering/stackUps';
import { comparedCopper } from '@pcb/quoting/hints/layout';
import { copperText } from '../../shared/format/copperText.ts';
import { rangeText } from '../../shared/format/numbers.ts';
import { listed } from '../../shared/format/phrases.ts';
import { list, note, section, slot } from '../blocks.ts';
import { lengthColumn } from '../lengthColumns.ts';
import type { Block, ContentPageContent, SpecificationColumn, SpecificationRow } from '../model.ts';
import { column, figure, table } from '../tables.ts';
import { pageLinks } from './pageLinks.ts';

const columns: readonly SpecificationColumn[] = [
  { id: 'line', label: 'Line' },
  { id: 'copper', label: 'Base copper', unit: 'oz', isFigure: true },
  { id: 'target', label: 'Target', unit: 'Ω', isFigure: true },
  lengthColumn('widthMm', 'Width', 'mm'),
  lengthColumn('widthMil', 'Width', 'mil'),
  lengthColumn('gapMm', 'Gap', 'mm'),
  lengthColumn('gapMil', 'Gap', 'mil'),
  { id: 'impedance', label: 'Computed', unit: 'Ω', isFigure: true },
];

/** A dielectric above a plane: height in mm and relative permittivity. */
interface Dielectric {
  height: number;
  dielectricConstant: number;
}

/** The rounded width and its impedance; empty if no width that we make reaches the target. */
function rowFor(
  id: string,
  { line, copper, minimum }: { line: string; copper?: string; minimum: number },
  target: number,
  impedanceAt: (width: number) => Computed<{ impedance: number }>,
  range: readonly [number, number],
  gap?: number,
): SpecificationRow[] {
  const exact = widthFor(target, impedanceAt, range);
  if (exact === undefined) return [];
  const width = Number(formatMm(exact, 2));
  const result = impedanceAt(width);
  if (!result.isValid || width < minimum) return [];
  return [
    {
      id,
      cells: {
        line,
        ...(copper && { copper }),
        target: String(target),
        widthMm: formatMm(width, 2),
        widthMil: formatMmAsMil(width),
        ...(gap !== undefined && { gapMm: formatMm(gap, 2), gapMil: formatMmAsMil(gap) }),
        impedance: result.impedance.toFixed(1),
      },
    },
  ];
}

/** Outer copper: base copper in ounces, and the thickness after plating in mm. */
interface Copper {
  ounces: string;
  thickness: number;
}

const coppers: readonly Copper[] = comparedCopper.map((ounces) => ({
  ounces,
  thickness: (outerCopperOf(Number(ounces))?.finished ?? NaN) / 1000,
}));

const mask = solderMaskThickness;

const minimumOf = ({ ounces }: Copper) => minTrack(Number(ounces), 'outer') ?? NaN;

function singleRow(id: string, line: string, copper: Copper, { height, dielectricConstant }: Dielectric) {
  const { ounces, thickness } = copper;
  return rowFor(
    `${id}-${ounces}`,
    { line, copper: ounces, minimum: minimumOf(copper) },
    50,
    (width) => singleMicrostrip({ width, height, dielectricConstant, thickness, mask }),
    // At least the copper thickness.
    [Math.max(0.1 * height, thickness), 10 * height],
  );
}

function pairRow(target: number, gap: number, copper: Copper, { height, dielectricConstant }: Dielectric) {
  const { ounces, thickness } = copper;
  return rowFor(
    `pair-${target}-${gap}-${ounces}`,
    { line: 'Pair', copper: ounces, minimum: minimumOf(copper) },
    target,
    (width) => differentialMicrostrip({ width, gap, height, dielectricConstant, thickness, mask }),
    [minPairWidth({ gap, height, thickness, dielectricConstant }), 10 * height],
    gap,
  );
}

function stackUpOf(id: string): StackUp {
  const stackUp = [...stackUps, ...laserStackUps].find((one) => one.id === id);
  if (!stackUp) throw new Error(`No stack-up ${id}`);
  return stackUp;
}

function dielectricOf(stackUp: StackUp): Dielectric {
  const layer = outerDielectric(stackUp);
  if (!layer) throw new Error(`No dielectric under L1 of ${stackUp.id}`);
  return { height: layer.thickness, dielectricConstant: layer.dielectricConstant };
}

function innerRow(stackUp: StackUp): SpecificationRow[] {
  const heightAbove = sumOfLayers(layersBetween(stackUp, 'L2', 'L3'));
  const heightBelow = sumOfLayers(layersBetween(stackUp, 'L3', 'L5'));
  return rowFor(
    'single-50-inner',
    { line: 'Single, L3 between L2 and L5', minimum: minTrack(0.5, 'inner') ?? NaN },
    50,
    (width) =>
      stripline({
        width,
        heightAbove,
        heightBelow,
        thickness: innerCopper,
        dielectricConstant: fr4DielectricConstant,
      }),
    [0.1 * heightAbove, 10 * heightAbove],
  );
}

const source = {
  label: `Computed with the formulas on this page, for ${listed(comparedCopper.map((ounces) => copperText(Number(ounces))))}, under solder mask; widths rounded to 0.01 mm.`,
  href: '#method',
};

const dielectricText = ({ height, dielectricConstant }: Dielectric) =>
  `h ${inBothUnits(height)}, Dk ${dielectricConstant}`;

function tableOf(
  stackUp: StackUp,
  name: string,
  gaps: readonly number[],
  innerRows: readonly SpecificationRow[] = [],
): Block {
  const dielectric = dielectricOf(stackUp);
  return {
    kind: 'table',
    caption: `${name}: L1 over L2, ${dielectricText(dielectric)}`,
    columns,
    rows: [
      ...coppers.flatMap((copper) => [
        ...singleRow('single-50', 'Single', copper, dielectric),
        ...[90, 100].flatMap((target) => gaps.flatMap((gap) => pairRow(target, gap, copper, dielectric))),
      ]),
      ...innerRows,
    ],
    source,
    stackUp,
  };
}

const oneOunce = trackCapability(1, 'outer')?.track.text;

const sixLayers = stackUpOf('6-1.6');

/** Design values of the laminates, see the Rogers page. */
const rogers: readonly (Dielectric & { name: string })[] = [
  { name: 'RO4350B', height: 0.254, dielectricConstant: 3.66 },
  { name: 'RO4350B', height: 0.508, dielectricConstant: 3.66 },
  { name: 'RO4350B', height: 1.524, dielectricConstant: 3.66 },
  { name: 'RO4003C', height: 0.508, dielectricConstant: 3.55 },
  { name: 'RO4003C', height: 1.524, dielectricConstant: 3.55 },
];

const maskText = `${inBothUnits(solderMaskThickness)} with a Dk of ${solderMaskDielectricConstant}`;

export const impedanceBuildUpsContent: ContentPageContent = {
  designator: 'Components',
  title: 'Impedance-Controlled Build-Ups',
  lead: 'Track widths for 50 ohm lines and for pairs of 90 and 100 ohms on our standard stack-ups, as delivered: plated, and under solder mask. With the formulas behind them and their accuracy.',
  meta: {
    title: 'Impedance-controlled build-ups',
    description:
      'Track widths for 50 ohm lines and 90 and 100 ohm pairs on standard stack-ups with 2, 4 and 6 layers, with the formulas and their limits.',
  },
  sections: [
    section('calculator', 'Your own line', [slot('calculator')]),
    section('two-layers', 'Two layers', [
      tableOf(stackUpOf('2-1.0'), '2 layers, 1.0 mm', [0.2]),
      tableOf(stackUpOf('2-1.6'), '2 layers, 1.6 mm', [0.2]),
      tableOf(stackUpOf('2-2.0'), '2 layers, 2.0 mm', [0.2]),
      'On a two-layer board a 50 ohm line is millimetres wide, because its plane is a whole core away. That is fine for an antenna feed; for more than a few such lines, use four layers.',
    ]),
    section('four-layers', 'Four layers', [
      tableOf(stackUpOf('4-1.6'), '4 layers, 1.0, 1.6 and 2.0 mm', [0.15, 0.2]),
      'The prepreg under L1 is the same at every thickness, so one table covers all three. L4 over L3 is its mirror image; L3 must then be a solid plane under the line.',
      tableOf(stackUpOf('4-1.6-laser'), '4 layers with laser vias, 1.0, 1.6 and 2.0 mm', [0.15, 0.2]),
      `With laser vias the prepreg is thinner. On it, a pair of 100 ohms in 1 oz base copper would be narrower than the ${oneOunce} mm that we etch: choose 0.5 oz for such pairs.`,
    ]),
    section('six-layers', 'Six layers', [
      tableOf(sixLayers, '6 layers, 1.6 mm', [0.15, 0.2], innerRow(sixLayers)),
      'The row for L3 assumes no copper on L4 over the line. Copper there is nearer than L5 and lowers the impedance.',
    ]),
    section('rogers', 'Rogers laminates', [
      {
        kind: 'table',
        caption: 'Two layers of Rogers laminate: L1 over L2, design Dk',
        columns: [
          { id: 'line', label: 'Laminate' },
          lengthColumn('heightMm', 'Thickness', 'mm'),
          lengthColumn('heightMil', 'Thickness', 'mil'),
          ...columns.filter(({ id }) => !['line', 'gapMm', 'gapMil'].includes(id)),
        ],
        rows: rogers.flatMap((laminate) =>
          coppers
            .flatMap((copper) => singleRow(`${laminate.name}-${laminate.height}`, laminate.name, copper, laminate))
            .map(({ id, cells }) => ({
              id,
              cells: { ...cells, heightMm: formatMm(laminate.height, 3), heightMil: formatMmAsMil(laminate.height) },
            })),
        ),
        source,
      },
      `The order form makes 1.6 mm: the core of 1.524 mm. Boards on the thinner cores are ${formatMm(0.254 + 2 * outerCopper, 2)} and ${formatMm(0.508 + 2 * outerCopper, 2)} mm thick, which the form does not offer: send us an inquiry. Mask costs loss at radio frequencies. If you keep it off a line, compute its width for bare copper in the calculator.`,
    ]),
    section('method', 'Formulas', [
      list([
        'Single line on an outer layer: Hammerstad and Jensen, 1980, including copper thickness.',
        'Pair on an outer layer: the static formulas of Kirschning and Jansen, 1984, for thin tracks. The capacitance that copper thickness adds to the odd mode is our own term, fitted to a field solver. The differential impedance is twice the odd-mode impedance.',
        `Solder mask: the capacitance that it adds, fitted to the same solver for ${maskText} on the copper and beside it.`,
        'Line on an inner layer: its capacitance between the two planes, solved numerically with the boundary-element method. It holds for centred and off-centre lines.',
      ]),
      'We do not use the short formula of IPC-2141, Z = 87/√(Dk + 1.41) · ln(5.98h/(0.8w + t)): for four lines that we checked with a field solver it was up to 6.9 % off.',
      table('Valid ranges of the formulas', {
        columns: [
          column('line', 'Line'),
          figure('width', 'Width ÷ height'),
          figure('gap', 'Gap ÷ height'),
          figure('dielectric', 'Dk'),
          column('copper', 'Copper'),
        ],
        rows: [
          [
            'single',
            'Single, outer',
            rangeText(impedanceLimits.singleWidth),
            undefined,
            rangeText(impedanceLimits.singleDielectric),
            'Up to half the height, and up to the width',
          ],
          [
            'pair',
            'Pair, outer',
            rangeText(impedanceLimits.pairWidth),
            rangeText(impedanceLimits.pairGap),
            rangeText(impedanceLimits.pairDielectric),
            'Up to half the height, a third of the gap, and the width; less for narrow tracks at a low Dk',
          ],
          [
            'stripline',
            'Single, inner',
            rangeText([2 * impedanceLimits.striplineWidth[0], 2 * impedanceLimits.striplineWidth[1]]),
            undefined,
            rangeText(impedanceLimits.striplineDielectric),
            'Up to two thirds of the smaller height',
          ],
        ],
        source:
          'Outer lines: ranges of width, gap and Dk as published by the authors. Inner lines and all copper: our own limits.',
      }),
    ]),
    section('accuracy', 'Accuracy', [
      table('Formulas against a field solver', {
        columns: [
          column('line', 'Line'),
          figure('error', 'On our build-ups, under mask'),
          figure('range', 'Over the whole range'),
          column('worst', 'Largest error when'),
        ],
        rows: [
          [
            'single',
            'Single, outer',
            'within 0.5 %',
            '4 % low to 1.5 % high',
            'The track is narrow and the mask thick for its height',
          ],
          ['pair', 'Pair, outer', 'within 1 %', 'within 2.5 %', 'The Dk is high and the copper thin'],
          ['stripline', 'Single, inner', 'within 0.3 %', 'within 0.3 %', undefined],
        ],
        source:
          'Computed with a two-dimensional finite-difference field solver; striplines also checked against the exact result for a thin centred strip (Cohn, 1954).',
      }),
      list([
        `The tables are for lines under solder mask of ${maskText}. Without it, their single lines are 0.3 to 2.5 ohms higher and their pairs 3.6 to 9 ohms, most on thin dielectrics.`,
        'The tables are for 0.5 and 1 oz base copper. With 2 oz base copper the tracks are thicker and every impedance is lower: enter the finished copper in the calculator.',
        'Etching, pressing and the resin change the finished line. ±10 % is the usual fabrication tolerance.',
        'The Dk of FR-4 is nominal at 1 GHz, that of Rogers laminates the design value from 8 to 40 GHz.',
        'The formulas are static: they ignore loss, copper roughness and dispersion.',
      ]),
      note(
        'List the controlled lines with their impedance and layer in the README of your archive. We may adjust their width to our process, and ask you first.',
      ),
    ]),
  ],
  related: [
    { ...pageLinks.standardBuildUps, text: 'Every layer of the boards in these tables.' },
    { ...pageLinks.rogersLaminate, text: 'Design Dk and thicknesses for the calculator.' },
    pageLinks.panelGuidelines,
    pageLinks.reachOut,
  ],
};
