import { holeScene } from '@pcb/art/LimitDrawing';
import { capabilities } from '@pcb/engineering/capabilities';
import { milToMm } from '@pcb/engineering/lengths';
import { withBothUnits, withUnit } from '../../../../shared/format/figureText.ts';
import { capabilitySheet } from '../../../pages/sources.ts';
import type { FigureDefinition } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';

const { mechanical, aspectRatio, minAnnularRing } = capabilities.drill;
const ring = milToMm(minAnnularRing.value);
const { figure } = limitFigureContent;

/** A plated hole and its pad. */
export const holeFigure: FigureDefinition<'thickness' | 'drill' | 'pad'> = {
  title: 'A plated hole, in cross-section and from above',
  quantities: {
    thickness: { label: 'Board thickness', range: [0.6, 3.2], step: 0.1, initial: 1.6 },
    drill: { label: 'Drill', range: [0.1, 1], step: 0.01, initial: 0.4 },
    pad: { label: 'Pad', range: [0.3, 1.6], step: 0.01, initial: 0.8 },
  },
  limits: ({ thickness, drill, pad }) => [
    {
      id: 'drill',
      text: `mechanical drill at least ${withBothUnits(mechanical)}`,
      value: drill,
      min: mechanical.value,
      failure: 'A thinner drill bends and breaks.',
    },
    {
      id: 'aspectRatio',
      text: `depth to drill at most ${withUnit(aspectRatio)}`,
      value: thickness / drill,
      max: aspectRatio.value,
      failure: 'In a deeper hole the plating does not reach the middle.',
    },
    {
      id: 'ring',
      text: `annular ring at least ${withBothUnits(minAnnularRing)}`,
      value: (pad - drill) / 2,
      min: ring,
      failure: 'A drill that is slightly off would break out of the pad.',
    },
  ],
  marks: ({ thickness, drill }) => ({
    thickness: aspectRatio.value * drill,
    drill: Math.max(mechanical.value, thickness / aspectRatio.value),
    pad: drill + 2 * ring,
  }),
  scene: (hole) => holeScene(hole, { drill: mechanical.value, aspectRatio: aspectRatio.value, ring }),
  alternative: ({ thickness, drill, pad }) =>
    `To scale: a hole of ${figure(drill)} through a board of ${figure(thickness)}, with a pad of ${figure(pad)}.`,
  source: capabilitySheet.label,
};
