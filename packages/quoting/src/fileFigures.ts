import type { HoleSizes } from '@pcb/engineering/holeSizes';
import { formSchemas, type ServiceForms, withValues } from './forms.ts';

/** The forms that fabrication files can fill in. */
export type FiledService = 'fab' | 'flex' | 'stencil';

export const boardSides = ['top', 'bottom'] as const;
export type BoardSide = (typeof boardSides)[number];

/** The holes in the customer's files. Lengths are in mm, and `null` if there are no such holes. */
export interface HoleFigures {
  smallestDrill: number | null;
  /** The smallest annular ring around the drill. Negative if a hole breaks out of its pad. */
  smallestRing: number | null;
  narrowestSlot: { plated: number | null; unplated: number | null };
}

/** The figures in the customer's fabrication files. Lengths are in mm, and `null` if the files do not state them. */
export interface FileFigures {
  size: readonly [number, number] | null;
  copperLayers: number;
  smallestTrack: number | null;
  smallestGap: number | null;
  /** The holes by the meaning of the hole sizes in the files, which the form states. */
  holes: Readonly<Record<HoleSizes, HoleFigures>>;
  /** The distance from copper to the outline or to a cut-out. */
  copperToEdge: number | null;
  /** The area of the paste openings divided by their perimeter. Divided by the foil thickness, it is the area ratio. */
  pasteAreaPerPerimeter: number | null;
  /** Whether there are plated holes on the outline. */
  hasHalfHoles: boolean;
  /** The number of holes that the files state neither as plated nor as unplated. */
  holesWithoutPlating: number;
  maskSides: readonly BoardSide[];
  legendSides: readonly BoardSide[];
  pasteSides: readonly BoardSide[];
}

/** Two lengths in mm within this tolerance are equal, because files in inches and sums of coordinates are rounded. */
export const sameLength = 0.0005;

/** The tolerance between a typed side and the files, in mm. Our own figure, because customers type one decimal. */
export const sizeTolerance = 0.06;

const mechanicalDrill = '0.30';

/** Returns the smaller of track and gap, which are one field of the form, or `null` if neither is known. */
export function finestCopper({ smallestTrack, smallestGap }: FileFigures): number | null {
  const known = [smallestTrack, smallestGap].filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Formats a length in mm as a customer would type it: '53.3', with at most two decimals. */
const sizeInput = (mm: number) => String(Number(mm.toFixed(2)));

const sizeOf = ({ size }: FileFigures) => size && { sizeX: sizeInput(size[0]), sizeY: sizeInput(size[1]) };

const optionOf = <Option extends string>(options: readonly Option[], figure: number) =>
  options.find((option) => Number(option) === figure);

function trackFor(finest: number) {
  const { options } = formSchemas.fab.track;
  return options.find((option) => Number(option) <= finest + sameLength) ?? options.at(-1);
}

function fabValuesOf(figures: FileFigures): Partial<ServiceForms['fab']> {
  const { holes, legendSides, hasHalfHoles } = figures;
  const smallestSize = holes.drill.smallestDrill;
  const layers = optionOf(formSchemas.fab.layers.options, figures.copperLayers);
  const finest = finestCopper(figures);
  const track = finest === null ? undefined : trackFor(finest);
  return {
    ...sizeOf(figures),
    ...(layers && { layers }),
    ...(track && { track }),
    // Smaller holes are laser vias or mistakes. The hint explains this, and the customer decides.
    ...(smallestSize !== null && smallestSize >= Number(mechanicalDrill) - sameLength && { hole: mechanicalDrill }),
    legendSide: legendSides.includes('bottom') ? 'both' : legendSides.includes('top') ? 'top' : 'none',
    ...(hasHalfHoles && { castellatedHoles: true }),
  };
}

function flexValuesOf(figures: FileFigures): Partial<ServiceForms['flex']> {
  const layers = optionOf(formSchemas.flex.layers.options, figures.copperLayers);
  return { ...sizeOf(figures), ...(layers && { layers }) };
}

function stencilValuesOf({ pasteSides }: FileFigures): Partial<ServiceForms['stencil']> {
  const [side] = pasteSides;
  return side ? { side: pasteSides.length > 1 ? 'both' : side } : {};
}

/** Fills in the form of a service from the files. Fields that the files do not state keep their values. */
export function withFileFigures(service: FiledService, forms: ServiceForms, figures: FileFigures): ServiceForms {
  switch (service) {
    case 'fab':
      return withValues('fab', forms, fabValuesOf(figures));
    case 'flex':
      return withValues('flex', forms, flexValuesOf(figures));
    case 'stencil':
      return withValues('stencil', forms, stencilValuesOf(figures));
  }
}
