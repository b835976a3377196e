import { type Paise, paise } from './money.ts';
import { sundaysOff } from './workingDays.ts';
import { applies, changedFields, type ServiceForms, type ServiceTab, serviceTabs, valuesOf } from './forms.ts';
import { quoteOf } from './quoteOf.ts';

export interface PriceChange {
  fields: readonly string[];
  /** The difference of the totals, with tax. */
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

/** The total does not depend on the day. */
const anyDay = { today: undefined, calendar: sundaysOff };

const totalIn = (service: ServiceTab, forms: ServiceForms) => quoteOf(service, forms, anyDay).price?.total ?? null;

/** Fields that appear or disappear with another do not count: choosing assembly changes one field, not its details. */
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

/** Keystrokes in one field are one change until settled, even through a form without a price: '150' typed over '10'. */
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

/** `null` if the last change was to another service, or a total is missing. */
export function priceChangeOf(
  service: ServiceTab,
  { service: changed, before, latest }: LastChange,
): PriceChange | null {
  if (service !== changed) return null;
  const fields = pricedChanges(service, before, latest);
  const [from, to] = [totalIn(service, before), totalIn(service, latest)];
  return fields.length === 0 || from === null || to === null ? null : { fields, difference: paise(to - from) };
}

/** The only changed field; `null` if there are several. */
export const fieldOf = ({ fields }: PriceChange): string | null => (fields.length === 1 ? (fields[0] ?? null) : null);
