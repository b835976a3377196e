import { apertureScene } from '@pcb/art/LimitDrawing';
import { capabilities } from '@pcb/engineering/capabilities';
import { apertureRatios, minAreaRatio, narrowestSlot, smallestPad } from '@pcb/engineering/stencilAperture';
import { withBothUnits } from '../../../../shared/format/figureText.ts';
import type { FigureDefinition } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';
import { areaLimit, ipc7525 } from './apertureLimits.content.ts';

const { foil: foils } = capabilities.stencil;
const { figure } = limitFigureContent;

/** A foil with a square opening. */
export const foilFigure: FigureDefinition<'foil' | 'side'> = {
  title: 'A foil with a square opening, from above and in cross-section',
  quantities: {
    foil: { label: 'Foil', range: [0.08, 0.22], step: 0.005, initial: 0.12 },
    side: { label: 'Side of the opening', range: [0.1, 0.9], step: 0.01, initial: 0.45 },
  },
  limits: ({ foil, side }) => {
    const ratios = apertureRatios({ shape: 'rectangle', width: side, length: side }, foil);
    return [
      {
        id: 'foil',
        text: `foil of ${withBothUnits(foils)}`,
        value: foil,
        min: foils.value[0],
        max: foils.value[1],
        failure: 'An engineer checks an order with another foil.',
      },
      ...(ratios.isValid ? [areaLimit(ratios.areaRatio)] : []),
    ];
  },
  marks: ({ foil, side }) => ({
    foil: Math.min(foils.value[1], side / (4 * minAreaRatio)),
    side: smallestPad(foil),
  }),
  scene: ({ foil, side }) => {
    const smallest = smallestPad(foil);
    return apertureScene(
      { width: side, length: side, foil },
      {
        slot: narrowestSlot(foil),
        opening: smallest === undefined ? undefined : { width: smallest, length: smallest },
      },
    );
  },
  alternative: ({ foil, side }) => `To scale: a square opening of ${figure(side)} in a foil of ${figure(foil)}.`,
  source: `Our capability sheet for the foil, ${ipc7525} for the opening`,
};
