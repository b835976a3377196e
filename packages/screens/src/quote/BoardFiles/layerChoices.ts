import { type Layer, layerFunctions, type LayerSide, type Plating } from '@pcb/gerber/reading';

const sidesOf: Partial<Record<Layer['function'], readonly LayerSide[]>> = {
  copper: ['top', 'inner', 'bottom'],
  soldermask: ['top', 'bottom'],
  legend: ['top', 'bottom'],
  paste: ['top', 'bottom'],
};

export const isSideUnknown = ({ function: name, side }: Layer) => side === undefined && sidesOf[name] !== undefined;

const platings: readonly Plating[] = ['plated', 'non-plated', 'not-stated'];

export const layerChoices: readonly Layer[] = layerFunctions.flatMap((name): readonly Layer[] =>
  name === 'drill'
    ? platings.map((plating) => ({ function: name, plating }))
    : (sidesOf[name]?.map((side) => ({ function: name, side })) ?? [{ function: name }]),
);

export const layerId = ({ function: name, side, plating }: Layer) =>
  [name, name === 'drill' ? (plating ?? 'not-stated') : sidesOf[name] && side].filter(Boolean).join(' ');
