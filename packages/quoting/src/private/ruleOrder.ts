import { type FieldName, formFields, type ServiceTab } from '../forms.ts';

interface OrderedRule {
  id: string;
  field: FieldName;
  isFirst?: true;
}

/** Sorts rules by the order of the fields; at the same field, by `isFirst`, then by id. */
export function inFormOrder<Rule extends OrderedRule>(form: ServiceTab, rules: readonly Rule[]): readonly Rule[] {
  const names: readonly string[] = formFields[form].map(({ name }) => name);
  // Each side of a size has its own hints.
  const placeOf = ({ field }: Rule) => names.indexOf(field === 'sizeX' || field === 'sizeY' ? 'size' : field);
  const isLater = ({ isFirst }: Rule) => (isFirst ? 0 : 1);
  return [...rules].sort(
    (one, other) => placeOf(one) - placeOf(other) || isLater(one) - isLater(other) || (one.id < other.id ? -1 : 1),
  );
}
