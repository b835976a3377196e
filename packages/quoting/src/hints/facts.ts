import { capabilities, trackCapability } from '@pcb/engineering/capabilities';
import { formatMm, milToMm } from '@pcb/engineering/lengths';
import { laserViaRatio, outerDielectric, stackUpsOf } from '@pcb/engineering/stackUps';
import { narrowestSlot, smallestPad } from '@pcb/engineering/stencilAperture';
import type { FabValues, StencilValues } from '../forms.ts';
import { isMultilayer } from '../limits.ts';

/** The figures that both the help and the hints of a field state. */

/** The minimum outer track and spacing of a copper weight, in millimetres: the larger of the two limits, '0.15'. */
export function minTrack({ copper }: Pick<FabValues, 'copper'>) {
  const row = trackCapability(Number(copper), 'outer');
  return (row ? Math.max(row.track.value, row.spacing.value) : 0).toFixed(2);
}

/** The minimum inner track and spacing of a board with inner layers, in millimetres: the larger of the two limits, '0.125'. */
export function minInnerTrack(values: Pick<FabValues, 'layers' | 'innerCopper'>) {
  const row = isMultilayer(values) ? trackCapability(Number(values.innerCopper), 'inner') : undefined;
  if (!row) return undefined;
  return row.spacing.value > row.track.value ? row.spacing.text : row.track.text;
}

/** The maximum aspect ratio of a mechanically drilled hole. */
export const maxAspectRatio = capabilities.drill.aspectRatio.value;

/** The aspect ratio of a through hole, to one decimal. */
export const aspectRatio = ({ thickness, hole }: Pick<FabValues, 'thickness' | 'hole'>) =>
  Math.round((Number(thickness) / Number(hole)) * 10) / 10;

export const isLaser = ({ hole }: Pick<FabValues, 'hole'>) => Number(hole) < capabilities.drill.mechanical.value;

/** The laser via in our standard FR-4 stack-up for these values, by IPC-T-50; `undefined` without a laser via or a stack-up. */
export function laserVia(values: Pick<FabValues, 'layers' | 'material' | 'thickness' | 'hole'>) {
  const stackUp = stackUpsOf(Number(values.layers)).find(
    ({ nominalThickness }) => nominalThickness === Number(values.thickness),
  );
  if (!isLaser(values) || values.material !== 'fr4' || !isMultilayer(values) || !stackUp) return undefined;
  const dielectric = outerDielectric(stackUp);
  const ratio = laserViaRatio(stackUp, Number(values.hole));
  if (dielectric?.kind !== 'prepreg' || ratio === undefined) return undefined;
  return {
    dielectric: formatMm(dielectric.thickness, 2),
    glass: dielectric.glass,
    ratio: Math.round(ratio * 100) / 100,
  };
}

/** The thicknesses of our standard stack-ups with these layers, in mm. */
export const standardThicknesses = ({ layers }: Pick<FabValues, 'layers'>) =>
  stackUpsOf(Number(layers)).map(({ nominalThickness }) => nominalThickness);

export const hasStandardStackUp = (values: Pick<FabValues, 'layers' | 'thickness'>) =>
  standardThicknesses(values).includes(Number(values.thickness));

/** Whether the finish is levelled solder, with lead or without. */
export const hasHasl = ({ finish }: Pick<FabValues, 'finish'>) => finish !== 'enig';

type Foil = Pick<StencilValues, 'thickness'>;

/** The foil thickness in millimetres. */
export const foilInMillimetres = ({ thickness }: Foil) => milToMm(Number(thickness)).toFixed(2);

/** The smallest square opening that releases paste from a foil after IPC-7525, in millimetres: '0.34'. */
export const smallestSquare = ({ thickness }: Foil) => formatMm(smallestPad(milToMm(Number(thickness))) ?? NaN, 2);

/** The narrowest long opening that releases paste from a foil after IPC-7525, in millimetres: '0.19'. */
export const smallestSlot = ({ thickness }: Foil) => formatMm(narrowestSlot(milToMm(Number(thickness))) ?? NaN, 2);

/** The side of an aperture after our reduction, as a fraction of its side in the data. */
export const reducedSide = ({ reduction }: Pick<StencilValues, 'reduction'>) => Math.sqrt(1 - Number(reduction) / 100);
