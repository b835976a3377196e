import { type FlexBuild, minBendRadius, minFlexThickness } from '@pcb/engineering/flexCircuit';
import type { FlexValues } from './forms.ts';

type Coverlay = Pick<FlexValues, 'coverlay'>;
type Layers = Pick<FlexValues, 'layers'>;

/** The values that set the thickness of a flexible circuit. */
export type FlexMaterials = Coverlay & Layers & Pick<FlexValues, 'material' | 'copper'>;

const sides = ['top', 'bottom'] as const;

/** A side of a flexible circuit. */
export type FlexSide = (typeof sides)[number];

const hasCoverlay = ({ coverlay }: Coverlay, side: FlexSide) => coverlay === side || coverlay === 'both';

/** The copper of one layer is on the top. */
const hasCopper = ({ layers }: Layers, side: FlexSide) => side === 'top' || layers === '2';

/** The sides whose copper has no coverlay. */
export const bareSides = (values: Coverlay & Layers): readonly FlexSide[] =>
  sides.filter((side) => hasCopper(values, side) && !hasCoverlay(values, side));

/** Whether there is coverlay on the side of a circuit that has no copper. */
export const coversFilm = (values: Coverlay & Layers): boolean =>
  sides.some((side) => !hasCopper(values, side) && hasCoverlay(values, side));

const layersOf = ({ layers }: Layers): FlexBuild['layers'] => (layers === '1' ? 1 : 2);

/** The minimum thickness of the chosen materials, in mm. */
export const leastThickness = (values: FlexMaterials): number =>
  minFlexThickness({
    film: values.material,
    layers: layersOf(values),
    copper: Number(values.copper),
    coverlays: values.coverlay === 'both' ? 2 : values.coverlay === 'none' ? 0 : 1,
  });

/** Whether the chosen materials are thicker than the chosen thickness. */
export const isTooThin = (values: FlexMaterials & Pick<FlexValues, 'thickness'>): boolean =>
  leastThickness(values) > Number(values.thickness);

/** The minimum inner radius of a bend in mm, at the chosen thickness or at the least that the materials have. */
export const leastRadius = (values: FlexMaterials & Pick<FlexValues, 'thickness' | 'bending'>): number =>
  minBendRadius(values.bending, layersOf(values), Math.max(Number(values.thickness), leastThickness(values)));
