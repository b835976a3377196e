import { type StackUp, stackUps, sumOfLayers } from '@pcb/engineering/stackUps';
import { readTypedNumber } from '../../../shared/typedNumber.ts';
import type { ImpedanceValues, LineKind } from './lineKinds.ts';

/** What a build-up of ours gives to the fields, as it would be typed. */
interface StartingPoint {
  id: string;
  copperLayers: number;
  /** Nominal thicknesses in mm of the boards that have it. */
  thicknesses: readonly number[];
  values: Partial<ImpedanceValues>;
}

/** Copper `number`, and everything between it and copper `other`. */
function around({ layers }: StackUp, id: string, other: string) {
  const [from, to] = [id, other].map((one) => layers.findIndex((layer) => layer.id === one)).toSorted((a, b) => a - b);
  return { copper: layers.find((layer) => layer.id === id), between: layers.slice((from ?? 0) + 1, to) };
}

/** L1 over L2: boards with the same dielectric there are one starting point. */
const outer: readonly StartingPoint[] = stackUps.reduce<readonly StartingPoint[]>((points, stackUp) => {
  const { copper, between } = around(stackUp, 'L1', 'L2');
  const [dielectric] = between;
  if (stackUp.copperLayers === 1 || !copper || !dielectric || dielectric.kind === 'copper') return points;
  const values = {
    height: String(dielectric.thickness),
    thickness: String(copper.thickness),
    dielectricConstant: String(dielectric.dielectricConstant),
  };
  const isSame = (point: StartingPoint) =>
    point.copperLayers === stackUp.copperLayers && point.values.height === values.height;
  if (points.some(isSame))
    return points.map((point) =>
      isSame(point) ? { ...point, thicknesses: [...point.thicknesses, stackUp.nominalThickness] } : point,
    );
  const { id, copperLayers, nominalThickness } = stackUp;
  return [...points, { id, copperLayers, thicknesses: [nominalThickness], values }];
}, []);

/** L3 of six layers, between the planes L2 and L5. */
const inner: readonly StartingPoint[] = stackUps.flatMap((stackUp) => {
  const { copper, between: above } = around(stackUp, 'L3', 'L2');
  const { between: below } = around(stackUp, 'L3', 'L5');
  const [dielectric] = above;
  if (stackUp.copperLayers !== 6 || !copper || !dielectric || dielectric.kind === 'copper') return [];
  const { id, copperLayers, nominalThickness } = stackUp;
  return {
    id,
    copperLayers,
    thicknesses: [nominalThickness],
    values: {
      heightAbove: String(sumOfLayers(above)),
      heightBelow: String(sumOfLayers(below)),
      thickness: String(copper.thickness),
      dielectricConstant: String(dielectric.dielectricConstant),
    },
  };
});

/** The build-ups of ours that have such a line. */
export const startingPointsOf = (kind: LineKind) => (kind === 'stripline' ? inner : outer);

const isSameNumber = (one: string, other: string) => {
  const [a, b] = [readTypedNumber(one), readTypedNumber(other)];
  return a.isValid && b.isValid && a.value === b.value;
};

/** The build-up whose figures stand in the fields; `undefined` for figures of one's own. */
export const startingPointIn = (values: ImpedanceValues) =>
  startingPointsOf(values.kind).find((point) =>
    (Object.entries(point.values) as [keyof ImpedanceValues, string][]).every(([field, value]) =>
      isSameNumber(values[field], value),
    ),
  );
