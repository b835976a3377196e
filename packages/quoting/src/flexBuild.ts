import { type FlexBuild, minBendRadius, minFlexThickness } from '@pcb/engineering/flexCircuit';
import type { FlexValues } from './forms.ts';

type Coverlay = Pick<FlexValues, 'coverlay'>;
type Layers = Pick<FlexValues, 'layers'>;

/** The values that determine the thickness of a flexible circuit. */
export type FlexMaterials = Coverlay & Layers & Pick<FlexValues, 'material' | 'copper'>;

const sides = ['top', 'bottom'] as const;

export type FlexSide = (typeof sides)[number];

const hasCoverlay = ({ coverlay }: Coverlay, side: FlexSide) => coverlay === side || coverlay === 'both';

const hasCopper = ({ layers }: Layers, side: FlexSide) => side === 'top' || layers === '2';

/** Returns the sides whose copper has no coverlay. */
export const bareSides = (values: Coverlay & Layers): readonly FlexSide[] =>
  sides.filter((side) => hasCopper(values, side) && !hasCoverlay(values, side));

/** Whether there is coverlay on a side without copper. */
export const coversFilm = (values: Coverlay & Layers): boolean =>
  sides.some((side) => !hasCopper(values, side) && hasCoverlay(values, side));

const layersOf = ({ layers }: Layers): FlexBuild['layers'] => (layers === '1' ? 1 : 2);

/** Returns the minimum thickness of the chosen materials, in mm. */
export const minThickness = (values: FlexMaterials): number =>
  minFlexThickness({
    film: values.material,
    layers: layersOf(values),
    copper: Number(values.copper),
    coverlays: values.coverlay === 'both' ? 2 : values.coverlay === 'none' ? 0 : 1,
  });

export const isTooThin = (values: FlexMaterials & Pick<FlexValues, 'thickness'>): boolean =>
  minThickness(values) > Number(values.thickness);

/** Returns the minimum inner bend radius in mm, for the chosen thickness or the minimum of the materials. */
export const minRadius = (values: FlexMaterials & Pick<FlexValues, 'thickness' | 'bending'>): number =>
  minBendRadius(values.bending, layersOf(values), Math.max(Number(values.thickness), minThickness(values)));
