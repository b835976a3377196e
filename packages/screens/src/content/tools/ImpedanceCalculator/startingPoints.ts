import {
  innerCopper,
  layersBetween,
  outerCopper,
  outerDielectric,
  stackUps,
  sumOfLayers,
} from '@pcb/engineering/stackUps';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import type { ImpedanceValues, LineKind } from './lineKinds.ts';

interface StartingPoint {
  id: string;
  copperLayers: number;
  /** The nominal thicknesses of the boards with this preset, in mm. */
  thicknesses: readonly number[];
  values: Partial<ImpedanceValues>;
}

/** L1 over L2. Boards with the same dielectric between them share a preset. */
const outer: readonly StartingPoint[] = stackUps.reduce<readonly StartingPoint[]>((points, stackUp) => {
  const dielectric = outerDielectric(stackUp);
  if (!dielectric) return points;
  const values = {
    height: String(dielectric.thickness),
    thickness: String(outerCopper),
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
  const above = layersBetween(stackUp, 'L2', 'L3');
  const [dielectric] = above;
  if (stackUp.copperLayers !== 6 || !dielectric || dielectric.kind === 'copper') return [];
  const { id, copperLayers, nominalThickness } = stackUp;
  return {
    id,
    copperLayers,
    thicknesses: [nominalThickness],
    values: {
      heightAbove: String(sumOfLayers(above)),
      heightBelow: String(sumOfLayers(layersBetween(stackUp, 'L3', 'L5'))),
      thickness: String(innerCopper),
      dielectricConstant: String(dielectric.dielectricConstant),
    },
  };
});

export const startingPointsOf = (kind: LineKind) => (kind === 'stripline' ? inner : outer);

const isSameNumber = (one: string, other: string) => {
  const [a, b] = [readTypedNumber(one), readTypedNumber(other)];
  return a.isValid && b.isValid && a.value === b.value;
};

/** The preset that matches the fields; `undefined` for custom values. */
export const startingPointIn = (values: ImpedanceValues) =>
  startingPointsOf(values.kind).find((point) =>
    (Object.entries(point.values) as [keyof ImpedanceValues, string][]).every(([field, value]) =>
      isSameNumber(values[field], value),
    ),
  );
