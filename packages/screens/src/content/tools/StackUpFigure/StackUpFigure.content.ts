import { solderMaskThickness, type StackLayer, type StackUp } from '@pcb/engineering/stackUps';
import { counted } from '../../../shared/format/phrases.ts';
import { lengthColumn } from '../../lengthColumns.ts';
import type { Source, SpecificationColumn } from '../../model.ts';

const columns: readonly SpecificationColumn[] = [
  { id: 'layer', label: 'Layer' },
  { id: 'material', label: 'Material' },
  { id: 'use', label: 'Use, or Dk' },
  lengthColumn('mm', 'Thickness', 'mm'),
  lengthColumn('mil', 'Thickness', 'mil'),
];

const nominal = ({ nominalThickness }: StackUp) => `${nominalThickness.toFixed(1)} mm`;
const layersIn = ({ copperLayers, hasLaserVias }: StackUp) =>
  `${counted(copperLayers, 'layer')}${hasLaserVias ? ' and laser vias' : ''}`;
const materials: Record<StackLayer['kind'], string> = { copper: 'copper', core: 'core', prepreg: 'prepreg' };

export const stackUpFigureContent = {
  columns,
  caption: (stackUp: StackUp) => `${layersIn(stackUp)}, ${nominal(stackUp)}, from top to bottom`,
  alternative: (stackUp: StackUp) =>
    `Cross-section of a board with ${layersIn(stackUp)}, ${stackUp.thickness} mm thick. From top to bottom: ${stackUp.layers
      .map(({ id, kind }) => `${id} ${materials[kind]}`)
      .join(', ')}.`,
  scale: ({ thickness }: StackUp) =>
    `Heights are to scale. With the solder mask, in green, ${(thickness + 2 * solderMaskThickness).toFixed(3)} mm.`,
  thickness: (mm: number) => `${mm} mm`,
  uses: { signal: 'Signal', ground: 'Ground', power: 'Power', 'signal and ground': 'Signal, ground pour' },
  copper: { plated: 'Copper, 0.5 oz base, plated', foil: 'Copper foil, 1 oz', inner: 'Copper foil, 1/2 oz' },
  core: 'FR-4 core',
  prepreg: (glass: string, sheets: 1 | 2) => `Prepreg ${glass}, ${sheets === 1 ? 'one sheet' : 'two sheets'}`,
  total: 'Total',
  totalMaterial: 'Without solder mask',
  dielectric: (constant: number) => `Dk ${constant.toFixed(2)}`,
  source: {
    label: 'Our build-ups, from published nominal thicknesses of pressed prepreg; the total and mil are computed.',
  } satisfies Source as Source,
};

export type StackUpFigureContent = typeof stackUpFigureContent;
