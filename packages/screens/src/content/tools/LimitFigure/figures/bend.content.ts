import { bendScene } from '@pcb/art/LimitDrawing';
import { bendRatios, type FlexBuild, minBendRadius } from '@pcb/engineering/flexCircuit';
import { inBothUnits } from '@pcb/engineering/lengths';
import type { FigureDefinition } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';

const { figure } = limitFigureContent;

type Layers = `${FlexBuild['layers']}`;

const layersOf = (option: Layers): FlexBuild['layers'] => (option === '1' ? 1 : 2);

/** The safe ratio of radius to thickness. */
const ratioOf = (option: Layers) => bendRatios.once[layersOf(option)][1];

const smallest = (thickness: number, option: Layers) => minBendRadius('once', layersOf(option), thickness);

/** A bend made once, when the board is installed. */
export const bendFigure: FigureDefinition<'thickness' | 'radius', Layers> = {
  title: 'A bend made once, to install the board',
  quantities: {
    thickness: { label: 'Thickness', range: [0.04, 0.2], step: 0.01, initial: 0.1 },
    radius: { label: 'Inner radius', range: [0.1, 2.5], step: 0.05, initial: 0.9 },
  },
  choice: {
    label: 'Layers',
    options: [
      { id: '1', label: '1' },
      { id: '2', label: '2' },
    ],
    initial: '1',
  },
  limits: ({ thickness, radius }, layers) => {
    const min = smallest(thickness, layers);
    return [
      {
        id: 'radius',
        text: `inner radius at least ${ratioOf(layers)} times the thickness, here ${inBothUnits(min)}`,
        value: radius,
        min,
        failure: 'A tighter bend stretches the copper until it cracks.',
      },
    ];
  },
  marks: ({ thickness, radius }, layers) => ({
    thickness: radius / ratioOf(layers),
    radius: smallest(thickness, layers),
  }),
  scene: (bend, layers) => bendScene(bend, { radius: smallest(bend.thickness, layers) }, layersOf(layers)),
  alternative: ({ thickness, radius }) =>
    `To scale: a circuit of ${figure(thickness)} bent by 90° with an inner radius of ${figure(radius)}.`,
  source: 'Usual practice with IPC-2223',
};
