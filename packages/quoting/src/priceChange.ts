import { type Paise, paise } from './money.ts';
import { sundaysOff } from './workingDays.ts';
import { applies, changedFields, type ServiceForms, type ServiceTab, serviceTabs, valuesOf } from './forms.ts';
import { quoteOf } from './quoteOf.ts';

/** What a change of a form did to its total. */
export interface PriceChange {
  /** The names of the changed fields, in the order of the form. */
  fields: readonly string[];
  /** The difference of the totals, with tax. */
  difference: Paise;
}

/** The last change of the forms: of one service, from the values before it. */
export interface LastChange {
  /** The values that the next change is compared with. */
  latest: ServiceForms;
  /** The service whose form changed last; `null` before the first change. */
  service: ServiceTab | null;
  /** The values before the change. */
  before: ServiceForms;
  /** Whether the next input is a change of its own, also in the same field. */
  isSettled: boolean;
}

/** The total does not depend on the day. */
const anyDay = { today: undefined, calendar: sundaysOff };

const totalIn = (service: ServiceTab, forms: ServiceForms) => quoteOf(service, forms, anyDay).price?.total ?? null;

/**
 * The names of the fields that differ. Names, remarks and target prices are not among them, as they are not part of a price, nor are the
 * fields that appear or disappear with another: who chooses assembly has changed one field, not its details.
 */
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

/**
 * The last change after new values. All keystrokes in one field are one change until it is settled, and so are those
 * from a form without a price to one that has one again: typing '150' over '10' passes through a blank field.
 */
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

/** What the last change did to the price of a service. `null` if it was to another service, or a total is missing. */
export function priceChangeOf(
  service: ServiceTab,
  { service: changed, before, latest }: LastChange,
): PriceChange | null {
  if (service !== changed) return null;
  const fields = pricedChanges(service, before, latest);
  const [from, to] = [totalIn(service, before), totalIn(service, latest)];
  return fields.length === 0 || from === null || to === null ? null : { fields, difference: paise(to - from) };
}

/** The field that a change is of; `null` if it is of several. */
export const fieldOf = ({ fields }: PriceChange): string | null => (fields.length === 1 ? (fields[0] ?? null) : null);
