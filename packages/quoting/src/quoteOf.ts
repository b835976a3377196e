import { type AddedDays, forQuantity, technologyDays } from './addedDays.ts';
import type { Paise } from './money.ts';
import {
  applies,
  type FabValues,
  type FlexValues,
  type FormField,
  formFields,
  formSchemas,
  type FormValues,
  type LayoutValues,
  type ServiceForms,
  type ServiceTab,
  type SourceValues,
  type StencilValues,
} from './forms.ts';
import { extrasOf, factorOf, factorsOf, perOrder, perPiece, type PriceParts, rupeesOf } from './internal/priceParts.ts';
import { exactly, onRequest, type Price, priceOf, type Quote, quoteBySize, shipDateAfter } from './quote.ts';
import type { OrderDay } from './orderDay.ts';
import { type Charge, sampleRates } from './rates.ts';
import { sourcingLeadTimes } from './sourcingDays.ts';
import {
  beyondCoverage,
  fabCoverage,
  flexCoverage,
  needsFinishReview,
  sourceCoverage,
  stencilCoverage,
} from './limits.ts';
import { isCharged, partCount } from './partCounts.ts';
import { parsePositiveCount } from './parse.ts';
import type { ChargedPieces } from './volume.ts';

/** The same layout with another lead time. */
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
  const rates = sampleRates.layout;
  const { components } = values;
  return {
    base: [{ kind: 'order', field: 'components', option: components, order: rates.base[components] }],
    factors: factorsOf('layout', values, rates.factors),
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
 * A layout is one job: base by number of parts × layers × lead time × impedance control, to the nearest ₹50.
 * The other lead times are the alternatives. Pre-production is not added, as no board is made.
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

type FabExtras = PriceParts['extras'];

const fabCharges: {
  extras: Readonly<Record<string, Charge>>;
  options: Readonly<Record<string, Readonly<Record<string, Charge>>>>;
} = sampleRates.fab;

/** A charge for boards of an area, per order and per board. In whole paise, so that the lines of a price multiply them. */
const chargeOf = ({ order, board, area: rate = 0, part = 0 }: Charge, values: FabValues, area: number) => ({
  order: order + part * (partCount('uniqueParts', values) ?? 0),
  piece: board + Math.round(rate * area * 100) / 100,
});

/** What a field costs per order and per board, on top of the factors. `null` if its count is missing. */
function fabExtrasOf({ kind, name }: FormField, values: FabValues, area: number): FabExtras | null {
  const rates = sampleRates.fab;
  const all: FormValues = values;
  const value = all[name];
  switch (kind) {
    case 'switch': {
      const charge = fabCharges.extras[name];
      return value === true && charge ? [{ field: name, ...chargeOf(charge, values, area) }] : [];
    }
    case 'choice': {
      const option = String(value);
      const charge = fabCharges.options[name]?.[option];
      return charge ? [{ field: name, option, ...chargeOf(charge, values, area) }] : [];
    }
    case 'count': {
      if (!isCharged(name)) return [];
      const { per, rate } = rates.counted[name];
      const count = partCount(name, values);
      if (count === null) return null;
      const amount = count * rate;
      const counted = { count, rate };
      if (count === 0) return [];
      return [{ field: name, order: per === 'order' ? amount : 0, piece: per === 'board' ? amount : 0, counted }];
    }
    case 'text':
    case 'amount':
    case 'size':
      return [];
  }
}

const isAssembly = ({ name, onlyIf }: FormField) => name === 'assembly' || onlyIf?.name === 'assembly';

/** The fields of rigid boards, those of their assembly last, as they are one part of the price. */
const fabFields = [
  ...formFields.fab.filter((field) => !isAssembly(field)),
  ...formFields.fab.filter((field) => isAssembly(field)),
];

function fabParts(values: FabValues, area: number): PriceParts | null {
  const rates = sampleRates.fab;
  const layers = { field: 'layers', option: values.layers };
  const extras = fabFields.filter((field) => applies(field, values)).map((field) => fabExtrasOf(field, values, area));
  if (extras.includes(null)) return null;
  return {
    base: [
      { kind: 'order', ...layers, order: rates.setUp[values.layers] },
      { kind: 'area', area, rate: rates.area[values.layers] },
    ],
    factors: factorsOf('fab', values, rates.factors),
    extras: extras.flatMap((extra) => extra ?? []),
  };
}

/** Whether the advertised saving on fabrication with assembly is for this order. It is not part of the sample price. */
export const hasCombinedSaving = ({ assembly, material }: Pick<FabValues, 'assembly' | 'material'>) =>
  assembly === 'yes' && material === 'fr4';

const assemblyDays = (days: number): AddedDays => ({ reason: 'assembly', days, stage: 'assembly' });

/**
 * (set-up + rate × area × quantity) × the factor of each choice that applies, plus the extras for the order and for each
 * board. Assembly is such extras: set-up by order, by side and by different part, then the parts and the joints of each
 * board. The area is charged in bands, and so is the quantity for the extras. To the chosen lead time the quantity adds
 * days, for the boards and for their assembly, and so does their technology. Pre-production is added.
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
    partsFor: (area: number) => fabParts(values, area),
    rupeesFor: rupeesOf,
  };
  return quoteBySize(values, order, day);
}

function flexParts(values: FlexValues, area: number): PriceParts {
  const rates = sampleRates.flex;
  const stiffener = rates.stiffener[values.stiffener];
  const extras = [
    { field: 'stiffener', option: values.stiffener, order: stiffener.order, piece: stiffener.board },
    { field: 'gerber', option: values.gerber, order: rates.gerber[values.gerber], piece: 0 },
  ];
  return {
    base: [
      { kind: 'order', field: 'layers', option: values.layers, order: rates.setUp[values.layers] },
      { kind: 'area', area, rate: rates.area[values.layers] },
    ],
    factors: factorsOf('flex', values, rates.factors),
    extras: extras.filter(({ order }) => order > 0),
  };
}

/**
 * (set-up + rate × area × quantity) × the factor of each choice, plus the stiffener, and the Gerber data if we generate
 * them. The area is charged in bands. A large quantity and pre-production are added to the chosen lead time. A finish
 * that the film may not withstand is priced on request.
 */
export function quoteFlex(values: FlexValues, day: OrderDay): Quote {
  const order = {
    coverage: { ...flexCoverage, hasUnpricedChoice: needsFinishReview(values) },
    leadTime: Number(values.leadTime),
    addedDaysWith: forQuantity,
    partsFor: (area: number) => flexParts(values, area),
    rupeesFor: rupeesOf,
  };
  return quoteBySize(values, order, day);
}

function stencilParts(values: StencilValues, area: number): PriceParts {
  const rates = sampleRates.stencil;
  const extras = [
    { field: 'printer', option: values.printer, order: values.type === 'framed' ? rates.printer[values.printer] : 0 },
    { field: 'approval', option: values.approval, order: rates.approval[values.approval] },
  ];
  return {
    base: [
      { kind: 'piece', field: 'type', option: values.type, piece: rates.type[values.type] },
      { kind: 'area', area, rate: rates.area },
    ],
    factors: factorsOf('stencil', values, rates.factors),
    extras: extras.filter(({ order }) => order > 0).map((extra) => ({ ...extra, piece: 0 })),
  };
}

/** A stencil costs whole rupees: if only the order were rounded, a second stencil could raise the unit price. */
const stencilsInRupees = (parts: PriceParts, charged: ChargedPieces) =>
  Math.round(perPiece(parts) * factorOf(parts)) * charged.base + extrasOf(parts, charged.extras);

/**
 * (type + rate × area) × the factor of each choice × quantity, plus, per order, drilling the frame for another printer
 * and a proof. The quantity is charged in bands. A large quantity and the preparation of the paste data are added to the
 * selected lead time.
 */
export function quoteStencil(values: StencilValues, day: OrderDay): Quote {
  const order = {
    coverage: stencilCoverage,
    leadTime: Number(values.leadTime),
    addedDaysWith: forQuantity,
    partsFor: (area: number) => stencilParts(values, area),
    rupeesFor: stencilsInRupees,
  };
  return quoteBySize(values, order, day);
}

function sourceParts(values: SourceValues, parts: number): PriceParts {
  const { order, set, factors } = sampleRates.source;
  return {
    base: [
      { kind: 'order', order: order.fixed + order.part * parts },
      { kind: 'piece', piece: set.fixed + set.part * parts },
    ],
    factors: factorsOf('source', values, factors),
    extras: [],
  };
}

/**
 * The service only: (sourcing and buying + kitting × sets) × lead time, both by the number of different parts. The price
 * of the parts is not included.
 */
export function quoteSource(values: SourceValues, day: OrderDay): Quote {
  const quantity = parsePositiveCount(values.quantity);
  const parts = parsePositiveCount(values.uniqueParts);
  const exceeded = beyondCoverage(null, quantity, sourceCoverage);
  if (exceeded) return onRequest(exceeded, quantity);
  const leadTime = sourcingLeadTimes[values.leadTime];
  return {
    onRequest: null,
    leadTime,
    addedDays: [],
    quantity,
    price:
      quantity === null || parts === null
        ? null
        : priceOf({ parts: sourceParts(values, parts), rupeesFor: rupeesOf }, quantity, sourceCoverage.volume),
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

/** The quote for the form of a service. For the other lead times of a layout use `quoteLayout`. */
export const quoteOf = <Service extends ServiceTab>(service: Service, forms: ServiceForms, day: OrderDay): Quote =>
  quoteOfForm[service](forms[service], day);
