import {
  applies,
  type FabValues,
  formFields,
  type FormValues,
  initialForms,
  type ServiceForms,
  type ServiceTab,
  valuesOf,
  withValues,
} from './forms.ts';
import { applyingRules } from './hints/hintsOf.ts';
import { hintRulesOf } from './hints/rules.ts';
import { needsEnig } from './limits.ts';
import { type Paise, paise } from './money.ts';
import type { OrderDay } from './orderDay.ts';
import { quoteOf } from './quoteOf.ts';

/** A change of one field that lowers the total. */
export interface Saving {
  field: string;
  from: string | boolean;
  to: string | boolean;
  patch: FormValues;
  total: Paise;
  /** The reduction of the total. */
  amount: Paise;
  /** The additional working days until dispatch; negative if earlier. */
  laterBy: number;
}

const maxSavings = 3;

type IsFree<Values> = (option: string | boolean, values: Values) => boolean;

const always = () => true;

const isClass2: IsFree<FabValues> = (_, { ipcClass }) => ipcClass === '2';

/**
 * The choices that the customer may make freely; hints cover others, because `savings` leaves out changes that raise
 * one. Mask colour is excluded, because white or black can matter for light or looks. Other fields follow from the
 * design (layers, material, copper, holes) or from what the customer has (parts, printer). The volume steps cover
 * quantity: one more piece never costs less.
 */
const freeChoices: { readonly [Service in ServiceTab]: Readonly<Record<string, IsFree<ServiceForms[Service]>>> } = {
  layout: {
    leadTime: always,
  },
  fab: {
    dispatchUnit: always,
    leadTime: always,
    // Never tin-lead, because the product may have to meet RoHS.
    finish: (option, values) => option !== 'hasl' && !needsEnig(values),
    serialNumbers: always,
    // The line that populates the panels can skip crossed-out boards.
    xOuts: always,
    // Customers with class 3 products require the certificate.
    certificate: isClass2,
    testReport: isClass2,
    microsection: isClass2,
    firstArticle: isClass2,
  },
  flex: {
    dispatchUnit: always,
    // The palladium of ENEPIG is for wire bonding.
    finish: (_, { finish }) => finish !== 'enepig',
    leadTime: always,
    // Layout programs can also export the data.
    gerber: always,
  },
  stencil: {
    // A foil alone prints with a tensioning frame or tape.
    type: always,
    leadTime: always,
    approval: always,
  },
  source: {
    leadTime: always,
  },
};

function raisesHint(service: ServiceTab, before: ServiceForms, after: ServiceForms) {
  const idsOf = (forms: ServiceForms) => applyingRules(hintRulesOf(service), forms[service]).map(({ id }) => id);
  const known = idsOf(before);
  return idsOf(after).some((id) => !known.includes(id));
}

/** Whether a change discards a field that the customer has filled in. */
const discards = (service: ServiceTab, before: FormValues, after: FormValues) =>
  formFields[service].some(
    (field) =>
      before[field.name] !== valuesOf(service, initialForms)[field.name] &&
      applies(field, before) &&
      !applies(field, after),
  );

/**
 * Returns the single-field changes that save most, largest first, that raise no hint and discard no input. It includes
 * only the cheapest option of each field, so that they are alternatives. It is empty without a price.
 */
export function savings(service: ServiceTab, forms: ServiceForms, day: OrderDay): readonly Saving[] {
  const current = quoteOf(service, forms, day);
  const { price } = current;
  const values = valuesOf(service, forms);
  if (price === null) return [];
  const isFree = (field: string, option: string | boolean) =>
    (freeChoices[service][field] as IsFree<FormValues> | undefined)?.(option, values) === true;

  const savingOf = (field: string, to: string | boolean): Saving[] => {
    if (!isFree(field, to)) return [];
    const patch = { [field]: to };
    const from = values[field];
    const changed = withValues(service, forms, patch);
    const quote = quoteOf(service, changed, day);
    if (from === undefined || quote.price === null || quote.price.total >= price.total) return [];
    if (raisesHint(service, forms, changed) || discards(service, values, valuesOf(service, changed))) return [];
    const { total } = quote.price;
    const laterBy = (quote.leadTime?.to ?? 0) - (current.leadTime?.to ?? 0);
    return [{ field, from, to, patch, total, amount: paise(price.total - total), laterBy }];
  };
  const bySaving = (one: Saving, other: Saving) => other.amount - one.amount;

  return formFields[service]
    .flatMap((field) => {
      if (field.kind === 'switch') return savingOf(field.name, false);
      if (field.kind !== 'choice') return [];
      const position = field.options.indexOf(String(values[field.name]));
      // Sorting is stable: of two equal prices, the option nearest to the current one comes first.
      return field.options
        .map((option, index) => ({ option, distance: Math.abs(index - position) }))
        .sort((one, other) => one.distance - other.distance)
        .flatMap(({ option }) => savingOf(field.name, option))
        .sort(bySaving)
        .slice(0, 1);
    })
    .sort(bySaving)
    .slice(0, maxSavings);
}
