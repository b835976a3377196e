import type { HoleSizes } from '@pcb/engineering/holeSizes';
import { formSchemas, type ServiceForms, withValues } from './forms.ts';

/** The forms that the customer's fabrication files can fill. */
export type FiledService = 'fab' | 'flex' | 'stencil';

export type BoardSide = 'top' | 'bottom';

/** The holes in the customer's files. Lengths in mm; `null` without holes of the kind. */
export interface HoleFigures {
  /** The smallest drill that they need. */
  smallestDrill: number | null;
  /** The smallest annular ring beyond the drill. Negative where a hole leaves its pad. */
  smallestRing: number | null;
  /** The narrowest finished slot. */
  narrowestSlot: { plated: number | null; unplated: number | null };
}

/** What the customer's fabrication files state. Lengths in mm; `null` where the files say nothing. */
export interface FileFigures {
  /** Width and height; `null` without an outline. */
  size: readonly [number, number] | null;
  copperLayers: number;
  smallestTrack: number | null;
  smallestGap: number | null;
  /** The holes, by what the form says that their sizes in the files are. */
  holes: Readonly<Record<HoleSizes, HoleFigures>>;
  /** From copper to the outline, or to an opening in it. */
  copperToEdge: number | null;
  /** The smallest ratio of area to perimeter among the paste openings. Divided by the thickness of the foil, it is the area ratio. */
  pasteAreaPerPerimeter: number | null;
  /** Plated holes on the outline. */
  hasHalfHoles: boolean;
  /** Holes of which the files do not state whether they are plated. */
  holesWithoutPlating: number;
  maskSides: readonly BoardSide[];
  legendSides: readonly BoardSide[];
  pasteSides: readonly BoardSide[];
}

/** The tolerance within which two lengths count as equal, in mm: files in inches and our sums of coordinates are rounded. */
export const sameLength = 0.0005;

/** The tolerance between a typed side and that of the files, in mm: our own margin, for customers who type one decimal. */
export const sizeTolerance = 0.06;

/** The option of mechanical drills. */
const mechanicalDrill = '0.30';

/** The narrowest of tracks and gaps, which the form asks for as one figure; `null` without either. */
export function finestCopper({ smallestTrack, smallestGap }: FileFigures): number | null {
  const known = [smallestTrack, smallestGap].filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/** A length in mm as a customer would type it: '53.3', with two decimals at most. */
const sizeInput = (mm: number) => String(Number(mm.toFixed(2)));

const sizeOf = ({ size }: FileFigures) => size && { sizeX: sizeInput(size[0]), sizeY: sizeInput(size[1]) };

/** The option for a number; `undefined` if the form has none. */
const optionOf = <Option extends string>(options: readonly Option[], figure: number) =>
  options.find((option) => Number(option) === figure);

/** The widest option that the copper of the files allows; the finest one if none does. */
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
    // Smaller holes can be laser vias or too small: the hint says so, and the customer decides.
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

/** The forms, with the form of a service filled in from the files. Fields that the files say nothing about keep their values. */
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
