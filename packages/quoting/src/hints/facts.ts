import { capabilities, trackCapability } from '@pcb/engineering/capabilities';
import { formatMm, milToMm } from '@pcb/engineering/lengths';
import { laserStackUps, type StackUp, stackUpsOf } from '@pcb/engineering/stackUps';
import { apertureRatios, narrowestSlot, smallestPad } from '@pcb/engineering/stencilAperture';
import type { FabValues, StencilValues } from '../forms.ts';
import { isMultilayer, needsEnig } from '../limits.ts';

/** Returns the minimum outer track and spacing of a copper weight, in mm: the larger of the two limits, '0.15'. */
export function minTrack({ copper }: Pick<FabValues, 'copper'>) {
  const row = trackCapability(Number(copper), 'outer');
  return (row ? Math.max(row.track.value, row.spacing.value) : 0).toFixed(2);
}

/** Returns the minimum inner track and spacing, in mm: the larger of the two limits, '0.125'. */
export function minInnerTrack(values: Pick<FabValues, 'layers' | 'innerCopper'>) {
  const row = isMultilayer(values) ? trackCapability(Number(values.innerCopper), 'inner') : undefined;
  if (!row) return undefined;
  return row.spacing.value > row.track.value ? row.spacing.text : row.track.text;
}

export const maxAspectRatio = capabilities.drill.aspectRatio.value;

/** The aspect ratio of a through hole, to one decimal. */
export const aspectRatio = ({ thickness, hole }: Pick<FabValues, 'thickness' | 'hole'>) =>
  Math.round((Number(thickness) / Number(hole)) * 10) / 10;

export const isLaser = ({ hole }: Pick<FabValues, 'hole'>) => Number(hole) < capabilities.drill.mechanical.value;

/** Returns our standard stack-up, always FR-4, with thinner prepreg for laser vias; `undefined` if there is none. */
export function stackUpOf(values: Pick<FabValues, 'layers' | 'material' | 'thickness' | 'hole'>): StackUp | undefined {
  if (values.material !== 'fr4') return undefined;
  const standard = isLaser(values) && isMultilayer(values) ? laserStackUps : stackUpsOf(Number(values.layers));
  return standard.find(({ nominalThickness }) => nominalThickness === Number(values.thickness));
}

/** The thicknesses of our standard stack-ups with these layers, in mm. */
export const standardThicknesses = ({ layers }: Pick<FabValues, 'layers'>) =>
  stackUpsOf(Number(layers)).map(({ nominalThickness }) => nominalThickness);

export const isAssembled = ({ assembly }: Pick<FabValues, 'assembly'>) => assembly === 'yes';

/** Whether the finish is hot-air-levelled solder, leaded or lead-free. */
export const hasHasl = ({ finish }: Pick<FabValues, 'finish'>) => finish !== 'enig';

/** Returns the lead-free finishes that suit the board. If it has to be flat, that is only ENIG. */
export const leadFreeFinishes = (values: FabValues) =>
  needsEnig(values) ? (['enig'] as const) : (['leadfree', 'enig'] as const);

type Foil = Pick<StencilValues, 'thickness'>;

export const foilInMillimetres = ({ thickness }: Foil) => milToMm(Number(thickness)).toFixed(2);

/** Returns the smallest square opening that releases paste, by IPC-7525, in mm: '0.34'. */
export const smallestSquare = ({ thickness }: Foil) => formatMm(smallestPad(milToMm(Number(thickness))) ?? NaN, 2);

/** Returns the narrowest slot that releases paste, by IPC-7525, in mm: '0.19'. */
export const smallestSlot = ({ thickness }: Foil) => formatMm(narrowestSlot(milToMm(Number(thickness))) ?? NaN, 2);

/** The area ratio of a circle with this diameter in mm, by IPC-7525. */
export function circleRatio({ thickness }: Foil, diameter: string) {
  const opening = { shape: 'circle', diameter: Number(diameter) } as const;
  const ratios = apertureRatios(opening, milToMm(Number(thickness)));
  return ratios.isValid ? ratios.areaRatio : NaN;
}

/** Returns the side of an aperture after our reduction, as a fraction of the side in the data. */
export const reducedSide = ({ reduction }: Pick<StencilValues, 'reduction'>) => Math.sqrt(1 - Number(reduction) / 100);
