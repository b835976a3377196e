import { apertureScene } from '@pcb/art/LimitDrawing';
import { apertureRatios, narrowestSlot, shortestLength } from '@pcb/engineering/stencilAperture';
import type { FigureDefinition } from '../figureDefinition.ts';
import { limitFigureContent } from '../LimitFigure.content.ts';
import { areaLimit, aspectLimit, ipc7525 } from './apertureLimits.content.ts';

const { figure } = limitFigureContent;

/** A rectangular opening in a stencil. */
export const apertureFigure: FigureDefinition<'width' | 'length' | 'foil'> = {
  title: 'An opening of a stencil, from above and in cross-section',
  quantities: {
    width: { label: 'Opening width', range: [0.1, 0.9], step: 0.01, initial: 0.25 },
    length: { label: 'Opening length', range: [0.2, 1.6], step: 0.01, initial: 1.2 },
    foil: { label: 'Foil', range: [0.08, 0.22], step: 0.005, initial: 0.12 },
  },
  limits: ({ width, length, foil }) => {
    const ratios = apertureRatios({ shape: 'rectangle', width, length }, foil);
    return ratios.isValid ? [aspectLimit(ratios.aspectRatio), areaLimit(ratios.areaRatio)] : [];
  },
  marks: ({ width, length, foil }) => ({
    // The sides are interchangeable.
    width: Math.max(narrowestSlot(foil) ?? 0, shortestLength(length, foil) ?? 0),
    length: shortestLength(width, foil),
  }),
  scene: (opening) => {
    const { width, foil } = opening;
    const length = shortestLength(width, foil);
    return apertureScene(opening, {
      slot: narrowestSlot(foil),
      opening: length === undefined ? undefined : { width, length },
    });
  },
  alternative: ({ width, length, foil }) =>
    `To scale: an opening of ${figure(width)} by ${figure(length)} in a foil of ${figure(foil)}.`,
  source: ipc7525,
};
