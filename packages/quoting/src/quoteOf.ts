import { type AddedDays, forQuantity, technologyDays } from './addedDays.ts';
import {
  type FabValues,
  type FlexValues,
  type FormField,
  formFields,
  formSchemas,
  type LayoutValues,
  type ServiceForms,
  type ServiceTab,
  type SourceValues,
  type StencilValues,
} from './forms.ts';
import {
  beyondCoverage,
  fabCoverage,
  flexCoverage,
  needsFinishReview,
  sourceCoverage,
  stencilCoverage,
} from './limits.ts';
import type { Paise } from './money.ts';
import type { OrderDay } from './orderDay.ts';
import { parsePositiveCount } from './parse.ts';
import { fieldParts } from './private/fieldRates.ts';
import { extrasOf, factorOf, perOrder, perPiece, type PriceParts, rupeesOf } from './private/priceParts.ts';
import { exactly, onRequest, type Price, priceOf, type Quote, quoteBySize, shipDateAfter } from './quote.ts';
import { sampleRates } from './rates.ts';
import { sourcingLeadTimes } from './sourcingDays.ts';
import type { ChargedPieces } from './volume.ts';

export interface LayoutAlternative {
  leadTime: LayoutValues['leadTime'];
  layout: Paise;
  tax: Paise;
  total: Paise;
}

export interface LayoutQuote extends Quote {
  alternatives: readonly LayoutAlternative[];
}

function layoutParts(values: LayoutValues): PriceParts {
  const { components } = values;
  return {
    base: [{ kind: 'order', field: 'components', option: components, order: sampleRates.layout.base[components] }],
    factors: fieldParts('layout', values)?.factors ?? [],
    extras: [],
  };
}

function layoutInRupees(parts: PriceParts) {
  const { roundedTo } = sampleRates.layout;
  return Math.round((perOrder(parts) * factorOf(parts)) / roundedTo) * roundedTo;
}

const priceLayout = (values: LayoutValues): Price =>
  priceOf({ parts: layoutParts(values), rupeesFor: layoutInRupees }, 1);

/**
 * Computes base by number of parts × layers × lead time × impedance control, to the nearest ₹50. There is no board, so
 * there is no pre-production.
 */
export function quoteLayout(values: LayoutValues, day: OrderDay): LayoutQuote {
  const leadTime = exactly(Number(values.leadTime));
  return {
    onRequest: null,
    leadTime,
    addedDays: [],
    quantity: 1,
    price: priceLayout(values),
    shipDate: shipDateAfter(leadTime, day),
    alternatives: formSchemas.layout.leadTime.options
      .filter((other) => other !== values.leadTime)
      .map((other) => {
        const { orderValue, tax, total } = priceLayout({ ...values, leadTime: other });
        return { leadTime: other, layout: orderValue, tax, total };
      }),
  };
}

/** Returns base rates with factors and extras, or `null` if a count is missing. */
const partsOf = (base: PriceParts['base'], fields: ReturnType<typeof fieldParts>): PriceParts | null =>
  fields && { base, ...fields };

const isAssembly = ({ name, onlyIf }: FormField) => name === 'assembly' || onlyIf?.name === 'assembly';

/** The bill lists the board before its assembly. */
const fabFields = formFields.fab.toSorted((a, b) => Number(isAssembly(a)) - Number(isAssembly(b)));

const boardBase = <Layers extends string>(
  layers: Layers,
  { setUp, area: rates }: Record<'setUp' | 'area', Readonly<Record<Layers, number>>>,
  area: number,
): PriceParts['base'] => [
  { kind: 'order', field: 'layers', option: layers, order: setUp[layers] },
  { kind: 'area', area, rate: rates[layers] },
];

/** Whether the advertised saving on fabrication with assembly applies. The sample price does not include it. */
export const hasCombinedSaving = ({ assembly, material }: Pick<FabValues, 'assembly' | 'material'>) =>
  assembly === 'yes' && material === 'fr4';

const assemblyDays = (days: number): AddedDays => ({ reason: 'assembly', days, stage: 'assembly' });

/**
 * Computes (set-up + rate × area × quantity) × factors + extras per order and per board. Assembly is made up of extras:
 * set-up per order, side and different part, then parts and joints per board. Area is charged in bands, and so is the
 * quantity for extras. Quantity, technology and pre-production add days to the chosen lead time.
 */
export function quoteFab(values: FabValues, day: OrderDay): Quote {
  const rates = sampleRates.fab;
  const order = {
    coverage: fabCoverage(values),
    leadTime: Number(values.leadTime),
    addedDaysWith: (ofBand: number) => [
      ...forQuantity(ofBand),
      ...(values.assembly === 'yes' ? [assemblyDays(rates.assemblyDays + ofBand)] : []),
      ...technologyDays(values),
    ],
    partsFor: (area: number) =>
      partsOf(boardBase(values.layers, rates, area), fieldParts('fab', values, area, fabFields)),
    rupeesFor: rupeesOf,
  };
  return quoteBySize(values, order, day);
}

/**
 * Computes (set-up + rate × area × quantity) × factors + stiffener + Gerber data if we generate them. Area is charged
 * in bands. A large quantity and pre-production add days. A finish that the film may not withstand is priced on
 * request.
 */
export function quoteFlex(values: FlexValues, day: OrderDay): Quote {
  const coverage = flexCoverage(values);
  const order = {
    coverage: { ...coverage, hasUnpricedChoice: coverage.hasUnpricedChoice === true || needsFinishReview(values) },
    leadTime: Number(values.leadTime),
    addedDaysWith: forQuantity,
    partsFor: (area: number) =>
      partsOf(boardBase(values.layers, sampleRates.flex, area), fieldParts('flex', values, area)),
    rupeesFor: rupeesOf,
  };
  return quoteBySize(values, order, day);
}

const stencilBase = ({ type }: StencilValues, area: number): PriceParts['base'] => [
  { kind: 'piece', field: 'type', option: type, piece: sampleRates.stencil.type[type] },
  { kind: 'area', area, rate: sampleRates.stencil.area },
];

/** Rounds each stencil to whole rupees. If only the order were rounded, a second stencil could raise the unit price. */
const stencilsInRupees = (parts: PriceParts, charged: ChargedPieces) =>
  Math.round(perPiece(parts) * factorOf(parts)) * charged.base + extrasOf(parts, charged.extras);

/**
 * Computes (type + rate × area) × factors × quantity + drilling the frame and a proof, per order. The quantity is
 * charged in bands. A large quantity and the preparation of paste data add days.
 */
export function quoteStencil(values: StencilValues, day: OrderDay): Quote {
  const order = {
    coverage: stencilCoverage(values),
    leadTime: Number(values.leadTime),
    addedDaysWith: forQuantity,
    partsFor: (area: number) => partsOf(stencilBase(values, area), fieldParts('stencil', values, area)),
    rupeesFor: stencilsInRupees,
  };
  return quoteBySize(values, order, day);
}

const sourceBase = (parts: number): PriceParts['base'] => {
  const { order, set } = sampleRates.source;
  return [
    { kind: 'order', order: order.fixed + order.part * parts },
    { kind: 'piece', piece: set.fixed + set.part * parts },
  ];
};

/** Computes (sourcing and buying + kitting × sets) × lead time, by the number of different parts; without the parts. */
export function quoteSource(values: SourceValues, day: OrderDay): Quote {
  const coverage = sourceCoverage(values);
  const quantity = parsePositiveCount(values.quantity);
  const count = parsePositiveCount(values.uniqueParts);
  const exceeded = beyondCoverage(null, quantity, coverage);
  if (exceeded) return onRequest(exceeded, quantity);
  const leadTime = sourcingLeadTimes[values.leadTime];
  const parts = count === null ? null : partsOf(sourceBase(count), fieldParts('source', values));
  return {
    onRequest: null,
    leadTime,
    addedDays: [],
    quantity,
    price:
      quantity === null || parts === null ? null : priceOf({ parts, rupeesFor: rupeesOf }, quantity, coverage.volume),
    shipDate: shipDateAfter(leadTime, day),
  };
}

const quoteOfForm: { [Service in ServiceTab]: (values: ServiceForms[Service], day: OrderDay) => Quote } = {
  layout: quoteLayout,
  fab: quoteFab,
  flex: quoteFlex,
  stencil: quoteStencil,
  source: quoteSource,
};

/** Returns the quote for the form of a service. For other lead times of a layout, use `quoteLayout`. */
export const quoteOf = <Service extends ServiceTab>(service: Service, forms: ServiceForms, day: OrderDay): Quote =>
  quoteOfForm[service](forms[service], day);
