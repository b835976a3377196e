import { minAreaRatio, minAspectRatio } from '@pcb/engineering/stencilAperture';
import type { Limit } from '../figureDefinition.ts';

export const ipc7525 = 'IPC-7525';

/** The width of an aperture ÷ the thickness of the foil. */
export const aspectLimit = (value: number): Limit => ({
  id: 'aspect',
  text: `aspect ratio (width to foil) at least ${minAspectRatio}`,
  value,
  min: minAspectRatio,
  failure: 'Paste jams in a narrower opening.',
});

/** The area of an aperture ÷ the area of its walls. */
export const areaLimit = (value: number): Limit => ({
  id: 'area',
  text: `area ratio (opening to walls) at least ${minAreaRatio}`,
  value,
  min: minAreaRatio,
  failure: 'The walls hold the paste more strongly than the pad.',
});
