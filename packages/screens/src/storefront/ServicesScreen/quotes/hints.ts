import { capabilities, trackCapability } from '@pcb/engineering/capabilities';
import { milToMm } from '@pcb/engineering/lengths';
import { beyondCoverage, type Coverage, fabCoverage, flexCoverage, stencilCoverage } from './coverage.ts';
import type { FabValues, FlexValues, StencilValues } from './forms.ts';
import { isMultilayer, type Size } from './limits.ts';
import { hasAmbiguousComma, parsePositiveCount, parsePositiveLength, parseSize } from './parse.ts';
import { maxQuantity } from './volume.ts';

/** A hint advises on a value and never rejects it. It carries the figures; `hintText` returns the text. */
export type Hint =
  | { kind: 'comma-ambiguous'; typed: string }
  | { kind: 'size-missing' }
  | { kind: 'size-unreadable'; typed: readonly string[] }
  | { kind: 'quantity-missing'; max: number }
  | { kind: 'quantity-unreadable'; typed: string; max: number }
  | { kind: 'quantity-on-request'; max: number }
  | { kind: 'area-on-request'; max: number }
  | {
      kind: 'board-too-large';
      material: FabValues['material'];
      isMultilayer: boolean;
      maxSize: Size;
    }
  | { kind: 'flex-too-large'; maxSize: Size }
  | { kind: 'stencil-too-large'; maxSize: Size }
  | { kind: 'track-too-narrow'; copper: FabValues['copper']; minimum: string }
  | { kind: 'inner-track-too-narrow'; minimum: string }
  | { kind: 'laser-needs-multilayer' }
  | { kind: 'foil-too-thick'; millimetres: string }
  | { kind: 'leaded-finish' }
  | { kind: 'tg-of-fr4-only' }
  | { kind: 'rogers-thickness' }
  | { kind: 'tg-of-polyimide-only' };

/** The hints that only advise. With any other hint the order has no sample price. */
const advisory: readonly Hint['kind'][] = [
  'track-too-narrow',
  'inner-track-too-narrow',
  'laser-needs-multilayer',
  'foil-too-thick',
  'leaded-finish',
  'tg-of-fr4-only',
  'rogers-thickness',
  'tg-of-polyimide-only',
];

/** Whether an order with this hint has no sample price. */
export const isWithoutPrice = ({ kind }: Hint) => !advisory.includes(kind);

const { drill, stencil } = capabilities;

/** The minimum track and spacing by outer copper weight, in millimetres: the larger of the two limits. */
const minTrackFor = (copper: FabValues['copper']) => {
  const row = trackCapability(Number(copper), 'outer');
  return row ? Math.max(row.track.value, row.spacing.value) : 0;
};

/** The maximum aspect ratio of a mechanically drilled hole. */
export const maxAspectRatio = drill.aspectRatio.value;

interface TypedSize {
  sizeX: string;
  sizeY: string;
}

const isEmpty = (typed: string) => typed.trim() === '';

/** The hint for a quantity without a sample price. */
export function hintQuantity(quantity: string, coverage: Coverage, size: Size | null = null): Hint | null {
  const max = maxQuantity(coverage.volume);
  if (isEmpty(quantity)) return { kind: 'quantity-missing', max };
  if (hasAmbiguousComma(quantity, 'count')) return { kind: 'comma-ambiguous', typed: quantity };
  if (parsePositiveCount(quantity) === null) return { kind: 'quantity-unreadable', typed: quantity, max };
  const beyond = beyondCoverage(size, parsePositiveCount(quantity), coverage);
  if (beyond === 'quantity') return { kind: 'quantity-on-request', max };
  return beyond === 'area' && coverage.maxArea ? { kind: 'area-on-request', max: coverage.maxArea } : null;
}

function hintInvalidSize({ sizeX, sizeY }: TypedSize): Hint {
  const typed = [sizeX, sizeY].filter((side) => !isEmpty(side));
  const ambiguous = typed.find((side) => hasAmbiguousComma(side, 'positive'));
  if (ambiguous !== undefined) return { kind: 'comma-ambiguous', typed: ambiguous };
  const unreadable = typed.filter((side) => parsePositiveLength(side) === null);
  return unreadable.length > 0 ? { kind: 'size-unreadable', typed: unreadable } : { kind: 'size-missing' };
}

function hintSize(values: TypedSize, coverage: Coverage, tooLarge: (maxSize: Size) => Hint): Hint | null {
  const size = parseSize(values);
  if (size === null) return hintInvalidSize(values);
  return coverage.maxSize && beyondCoverage(size, null, coverage) === 'size' ? tooLarge(coverage.maxSize) : null;
}

export const hintBoardSize = (values: TypedSize & Pick<FabValues, 'material' | 'layers'>): Hint | null =>
  hintSize(values, fabCoverage(values), (maxSize) => ({
    kind: 'board-too-large',
    material: values.material,
    isMultilayer: isMultilayer(values),
    maxSize,
  }));

export const hintFlexSize = (values: TypedSize): Hint | null =>
  hintSize(values, flexCoverage, (maxSize) => ({ kind: 'flex-too-large', maxSize }));

export const hintStencilSize = (values: TypedSize): Hint | null =>
  hintSize(values, stencilCoverage, (maxSize) => ({ kind: 'stencil-too-large', maxSize }));

/** The minimum track and spacing of a copper weight, in millimetres: '0.15'. */
export const minTrack = ({ copper }: Pick<FabValues, 'copper'>) => minTrackFor(copper).toFixed(2);

/** The minimum inner track and spacing of a board with inner layers, in millimetres: '0.125'. */
export const minInnerTrack = (values: Pick<FabValues, 'layers'>) =>
  isMultilayer(values) ? trackCapability(capabilities.copper.inner.value, 'inner')?.track.text : undefined;

export function hintTrack({ copper, track, layers }: Pick<FabValues, 'copper' | 'track' | 'layers'>): Hint | null {
  const minimum = minTrack({ copper });
  if (Number(track) < Number(minimum)) return { kind: 'track-too-narrow', copper, minimum };
  const inner = minInnerTrack({ layers });
  return inner && Number(track) < Number(inner) ? { kind: 'inner-track-too-narrow', minimum: inner } : null;
}

/** The aspect ratio of a through hole, to one decimal. */
export const aspectRatio = ({ thickness, hole }: Pick<FabValues, 'thickness' | 'hole'>) =>
  Math.round((Number(thickness) / Number(hole)) * 10) / 10;

export const isLaser = ({ hole }: Pick<FabValues, 'hole'>) => hole === '0.20';

/**
 * A laser via is blind and ends on the next copper layer. There is no hint about the aspect ratio: every thickness of
 * the form is within the limit of the mechanical drill.
 */
export const hintHole = (values: Pick<FabValues, 'layers' | 'hole'>): Hint | null =>
  isLaser(values) && !isMultilayer(values) ? { kind: 'laser-needs-multilayer' } : null;

/** The foil thickness in millimetres. */
export const foilInMillimetres = ({ thickness }: Pick<StencilValues, 'thickness'>) =>
  milToMm(Number(thickness)).toFixed(2);

/** Compares to 0.01 mm, so 6 mil counts as 0.15 mm. */
export function hintFoil(values: Pick<StencilValues, 'thickness'>): Hint | null {
  const millimetres = foilInMillimetres(values);
  return Number(millimetres) > stencil.foil.value[1] ? { kind: 'foil-too-thick', millimetres } : null;
}

export const hintFinish = ({ finish }: Pick<FabValues, 'finish'>): Hint | null =>
  finish === 'hasl' ? { kind: 'leaded-finish' } : null;

export const hintTg = ({ material, tg }: Pick<FabValues, 'material' | 'tg'>): Hint | null =>
  material === 'rogers' && tg !== 'std' ? { kind: 'tg-of-fr4-only' } : null;

/**
 * One or two layers are a single core. With 1 oz copper on both sides, a core of 1.524 mm makes 1.6 mm; no core on the
 * Rogers page comes within 10 % of 1.0 or 2.0 mm.
 */
export const hintThickness = ({ material, layers, thickness }: Pick<FabValues, 'material' | 'layers' | 'thickness'>) =>
  material === 'rogers' && !isMultilayer({ layers }) && thickness !== '1.6'
    ? ({ kind: 'rogers-thickness' } satisfies Hint)
    : null;

export const hintHighTg = ({ material, highTg }: Pick<FlexValues, 'material' | 'highTg'>): Hint | null =>
  material === 'pe' && highTg === 'yes' ? { kind: 'tg-of-polyimide-only' } : null;
