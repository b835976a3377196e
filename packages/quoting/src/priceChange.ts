import { applies, changedFields, type ServiceForms, type ServiceTab, serviceTabs, valuesOf } from './forms.ts';
import { type Paise, paise } from './money.ts';
import { quoteOf } from './quoteOf.ts';
import { sundaysOff } from './workingDays.ts';

export interface PriceChange {
  fields: readonly string[];
  /** The difference of the totals, including tax. */
  difference: Paise;
}

export interface LastChange {
  /** The values that the next change is compared with. */
  latest: ServiceForms;
  /** `null` before the first change. */
  service: ServiceTab | null;
  before: ServiceForms;
  /** Whether the next input starts a new change, even in the same field. */
  isSettled: boolean;
}

/** The total is the same on every day. */
const anyDay = { today: undefined, calendar: sundaysOff };

const totalIn = (service: ServiceTab, forms: ServiceForms) => quoteOf(service, forms, anyDay).price?.total ?? null;

/** Ignores fields that appear or disappear with another: choosing assembly changes one field, not its details. */
const pricedChanges = (service: ServiceTab, before: ServiceForms, after: ServiceForms) =>
  changedFields(service, before, after)
    .filter(
      (field) =>
        !['text', 'amount'].includes(field.kind) &&
        [before, after].every((forms) => applies(field, valuesOf(service, forms))),
    )
    .map(({ name }) => name);

export const noChange = (forms: ServiceForms): LastChange => ({
  latest: forms,
  service: null,
  before: forms,
  isSettled: true,
});

/** Merges keystrokes in one field until it is settled, even through a form without a price: '150' typed over '10'. */
export function followChange(last: LastChange, forms: ServiceForms): LastChange {
  const service = serviceTabs.find(
    (tab) => last.latest[tab] !== forms[tab] && pricedChanges(tab, last.latest, forms).length > 0,
  );
  if (service === undefined) return { ...last, latest: forms };
  const isSameField =
    !last.isSettled &&
    [...pricedChanges(service, last.before, last.latest), ...pricedChanges(service, last.latest, forms)].every(
      (name, _, [first]) => name === first,
    );
  const continues = service === last.service && (isSameField || totalIn(service, last.latest) === null);
  return { latest: forms, service, before: continues ? last.before : last.latest, isSettled: false };
}

/** Returns `null` if the last change was to another service, or if a total is missing. */
export function priceChangeOf(
  service: ServiceTab,
  { service: changed, before, latest }: LastChange,
): PriceChange | null {
  if (service !== changed) return null;
  const fields = pricedChanges(service, before, latest);
  const [from, to] = [totalIn(service, before), totalIn(service, latest)];
  return fields.length === 0 || from === null || to === null ? null : { fields, difference: paise(to - from) };
}

/** Returns the only changed field, or `null` if there are several. */
export const fieldOf = ({ fields }: PriceChange): string | null => (fields.length === 1 ? (fields[0] ?? null) : null);
