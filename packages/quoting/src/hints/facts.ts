import { capabilities, trackCapability } from '@pcb/engineering/capabilities';
import { formatMm, milToMm } from '@pcb/engineering/lengths';
import { narrowestSlot, smallestPad } from '@pcb/engineering/stencilAperture';
import type { FabValues, StencilValues } from '../forms.ts';
import { isMultilayer } from '../limits.ts';

/** The figures that both the help and the hints of a field state. */

/** The minimum outer track and spacing of a copper weight, in millimetres: the larger of the two limits, '0.15'. */
export function minTrack({ copper }: Pick<FabValues, 'copper'>) {
  const row = trackCapability(Number(copper), 'outer');
  return (row ? Math.max(row.track.value, row.spacing.value) : 0).toFixed(2);
}

/** The minimum inner track and spacing of a board with inner layers, in millimetres: '0.125'. */
export const minInnerTrack = (values: Pick<FabValues, 'layers' | 'innerCopper'>) =>
  isMultilayer(values) ? trackCapability(Number(values.innerCopper), 'inner')?.track.text : undefined;

/** The maximum aspect ratio of a mechanically drilled hole. */
export const maxAspectRatio = capabilities.drill.aspectRatio.value;

/** The aspect ratio of a through hole, to one decimal. */
export const aspectRatio = ({ thickness, hole }: Pick<FabValues, 'thickness' | 'hole'>) =>
  Math.round((Number(thickness) / Number(hole)) * 10) / 10;

export const isLaser = ({ hole }: Pick<FabValues, 'hole'>) => Number(hole) < capabilities.drill.mechanical.value;

type Foil = Pick<StencilValues, 'thickness'>;

/** The foil thickness in millimetres. */
export const foilInMillimetres = ({ thickness }: Foil) => milToMm(Number(thickness)).toFixed(2);

/** The smallest square opening that releases paste from a foil after IPC-7525, in millimetres: '0.34'. */
export const smallestSquare = ({ thickness }: Foil) => formatMm(smallestPad(milToMm(Number(thickness))) ?? NaN, 2);

/** The narrowest long opening that releases paste from a foil after IPC-7525, in millimetres: '0.19'. */
export const smallestSlot = ({ thickness }: Foil) => formatMm(narrowestSlot(milToMm(Number(thickness))) ?? NaN, 2);
