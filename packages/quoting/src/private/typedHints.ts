import { kebabCase } from '@pcb/text/kebabCase';
import { applies, countIn, formFields, type FormValues, type ServiceForms, type ServiceTab } from '../forms.ts';
import { type PieceKind, rulesOf } from '../hints/rule.ts';
import { beyondCoverage, type Coverage, type Size } from '../limits.ts';
import { hasAmbiguousComma, maxCount, parsePositiveCount, parsePositiveLength } from '../parse.ts';
import { addedDays, bandsInPieces, maxQuantity } from '../volume.ts';

export interface TypedFigures {
  comma: { typed: string };
  noQuantity: { max: number };
  quantity: { typed: string; max: number };
  quantityOnRequest: { max: number };
  /** In square metres. */
  areaOnRequest: { max: number };
  noSize: null;
  size: { typed: string };
  /** The share of the full rate in percent, and the additional working days of larger orders. */
  nextBand: { piece: PieceKind; upTo: number; percent: number; days: number };
  addedDays: { days: number };
  partCount: { typed: string; min: number; max: number };
}

interface TypedSize {
  sizeX: string;
  sizeY: string;
}

export const isEmpty = (typed: string) => typed.trim() === '';

const isReadable = (side: string) => parsePositiveLength(side) !== null;

const sideRules = <Values extends TypedSize>(side: keyof TypedSize, id: string) =>
  rulesOf<Values, TypedFigures>()(
    {
      id: `${id}-comma`,
      field: side,
      level: 'withoutPrice',
      source: 'orderForm',
      when: (values) => hasAmbiguousComma(values[side], 'positive'),
      code: 'comma',
      figures: (values) => ({ typed: values[side] }),
    },
    {
      id: `${id}-unreadable`,
      field: side,
      level: 'withoutPrice',
      source: 'orderForm',
      when: (values) =>
        !isEmpty(values[side]) && !hasAmbiguousComma(values[side], 'positive') && !isReadable(values[side]),
      code: 'size',
      figures: (values) => ({ typed: values[side] }),
    },
  );

export const sizeRules = <Values extends TypedSize>() => [
  ...sideRules<Values>('sizeX', 'size-x'),
  ...sideRules<Values>('sizeY', 'size-y'),
  ...rulesOf<Values, TypedFigures>()({
    id: 'size-missing',
    field: 'size',
    level: 'withoutPrice',
    source: 'orderForm',
    when: ({ sizeX, sizeY }) =>
      [sizeX, sizeY].some(isEmpty) && [sizeX, sizeY].every((side) => isEmpty(side) || isReadable(side)),
    code: 'noSize',
  }),
];

export const countRules = <Service extends ServiceTab>(service: Service) =>
  formFields[service].flatMap((field) => {
    if (field.kind !== 'count' || field.unit !== null || field.isOptional) return [];
    const typedIn = (values: FormValues) => String(values[field.name]);
    return rulesOf<ServiceForms[Service], TypedFigures>()({
      id: `${kebabCase(field.name)}-unreadable`,
      field: field.name,
      level: 'withoutPrice',
      source: 'orderForm',
      when: (values) => applies(field, values) && countIn(field, typedIn(values)) === null,
      code: 'partCount',
      figures: (values) => ({ typed: typedIn(values).trim(), min: field.min, max: maxCount }),
    });
  });

interface TypedQuantity {
  quantity: string;
}

/** How the sample rates of a form apply to quantities. */
export interface QuantityRates<Values> {
  coverage: (values: Values) => Coverage;
  size: (values: Values) => Size | null;
  piece: (values: Values) => PieceKind;
  /** How many times the added days of a band apply. @default 1 */
  daysFactor?: (values: Values) => number;
}

/** From this share of a band, a quantity is close to the next one. */
const closeToNextBand = 0.8;

function nextBand(quantity: number | null, bands: ReturnType<typeof bandsInPieces>) {
  const index = bands.findIndex(({ upTo }) => (quantity ?? 0) <= upTo);
  const [band, next] = [bands[index], bands[index + 1]];
  if (!band || !next || (quantity ?? 0) < band.upTo * closeToNextBand) return undefined;
  return { from: band.upTo + 1, share: next.share };
}

export function quantityRules<Values extends TypedQuantity>(rates: QuantityRates<Values>) {
  const countOf = ({ quantity }: Values) => parsePositiveCount(quantity);
  const pieceBandsOf = (values: Values) => rates.coverage(values).volume.pieces;
  const bandsOf = (values: Values) => {
    const size = rates.size(values);
    return bandsInPieces(rates.coverage(values).volume, size && (size[0] * size[1]) / 100);
  };
  const maxOf = (values: Values) => maxQuantity(pieceBandsOf(values));
  const beyond = (values: Values) => beyondCoverage(rates.size(values), countOf(values), rates.coverage(values));
  const hasComma = ({ quantity }: Values) => hasAmbiguousComma(quantity, 'count');
  const daysOf = (values: Values, quantity: number) =>
    addedDays(quantity, pieceBandsOf(values)) * (rates.daysFactor?.(values) ?? 1);
  const isPriced = (values: Values) => countOf(values) !== null && beyond(values) === null;
  return {
    /** Rules for a quantity without a sample price. At most one applies. */
    withoutPrice: rulesOf<Values, TypedFigures>()(
      {
        id: 'quantity-comma',
        field: 'quantity',
        level: 'withoutPrice',
        source: 'orderForm',
        when: hasComma,
        code: 'comma',
        figures: ({ quantity }) => ({ typed: quantity }),
      },
      {
        id: 'quantity-missing',
        field: 'quantity',
        level: 'withoutPrice',
        source: 'orderForm',
        when: ({ quantity }) => isEmpty(quantity),
        code: 'noQuantity',
        figures: (values) => ({ max: maxOf(values) }),
      },
      {
        id: 'quantity-unreadable',
        field: 'quantity',
        level: 'withoutPrice',
        source: 'orderForm',
        when: (values) => !isEmpty(values.quantity) && !hasComma(values) && countOf(values) === null,
        code: 'quantity',
        figures: (values) => ({ typed: values.quantity, max: maxOf(values) }),
      },
      {
        id: 'quantity-on-request',
        field: 'quantity',
        level: 'withoutPrice',
        source: 'sampleRates',
        when: (values) => beyond(values) === 'quantity',
        code: 'quantityOnRequest',
        figures: (values) => ({ max: maxOf(values) }),
      },
    ),
    area: rulesOf<Values, TypedFigures>()({
      id: 'area-on-request',
      field: 'quantity',
      level: 'withoutPrice',
      source: 'sampleRates',
      when: (values) => beyond(values) === 'area',
      code: 'areaOnRequest',
      figures: (values) => ({ max: rates.coverage(values).maxArea ?? 0 }),
    }),
    nextBand: rulesOf<Values, TypedFigures>()({
      id: 'next-band',
      isFirst: true,
      field: 'quantity',
      level: 'information',
      source: 'sampleRates',
      when: (values) => isPriced(values) && nextBand(countOf(values), bandsOf(values)) !== undefined,
      code: 'nextBand',
      figures: (values) => {
        const { from, share } = nextBand(countOf(values), bandsOf(values)) ?? { from: 0, share: 1 };
        const days = daysOf(values, from) - daysOf(values, from - 1);
        return { piece: rates.piece(values), upTo: from - 1, percent: Math.round(share * 100), days };
      },
    }),
    addedDays: rulesOf<Values, TypedFigures>()({
      id: 'added-days',
      field: 'quantity',
      level: 'information',
      source: 'sampleRates',
      when: (values) => isPriced(values) && daysOf(values, countOf(values) ?? 0) > 0,
      code: 'addedDays',
      figures: (values) => ({ days: daysOf(values, countOf(values) ?? 0) }),
    }),
  };
}
