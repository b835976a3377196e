import type { TableColumn } from '@pcb/ui/Table';
import { lazily } from '../../shared/format/lazily.ts';
import type { Facet, Part } from '../model.ts';
import { compareQuantities, isMeasured } from '../quantity.ts';
import type { CategoryContent } from './CategoryScreen.content.ts';
import type { PartsSort } from './partsView.ts';

export interface Fact {
  id: string;
  label: string;
  valueOf: (part: Part) => string | undefined;
}

export function factsOf(facets: readonly Facet[], parts: readonly Part[], content: CategoryContent): readonly Fact[] {
  const repeatsPackage = ({ id }: Facet) => id === 'package' || parts.every((part) => part.facets[id] === part.package);
  return [
    ...facets.map(({ id, label }) => ({ id, label, valueOf: (part: Part) => part.facets[id] })),
    ...(facets.some(repeatsPackage)
      ? []
      : [{ id: 'package', label: content.table.package, valueOf: (part: Part) => part.package }]),
  ];
}

/** Estimates in `rem`: the width of a header character and of a value character, and the padding of a cell. */
const [labelCharacter, valueCharacter, padding] = [0.4, 0.525, 1.5];
const sortIcon = 2;
/** Longer texts wrap, but only between words. */
const maxWidth = 8;

function widthOf({ label, valueOf }: Fact, parts: readonly Part[]) {
  const values = parts.map((part) => valueOf(part) ?? '');
  const widthBy = (lengthOf: (text: string) => number) =>
    padding + Math.max(lengthOf(label) * labelCharacter + sortIcon, Math.max(...values.map(lengthOf)) * valueCharacter);
  const longestWord = (text: string) => Math.max(...text.split(' ').map((word) => word.length));
  return Math.max(
    widthBy(longestWord),
    Math.min(
      maxWidth,
      widthBy((text) => text.length),
    ),
  );
}

/** Whether all values are quantities, whose digits then line up. */
const isFigure = ({ valueOf }: Fact, parts: readonly Part[]) =>
  parts.map(valueOf).every((value) => value === undefined || isMeasured(value));

/** The columns of the table. On a phone, a row has the name, the price, the first fact and the button. */
export function partColumns(
  facts: readonly Fact[],
  parts: readonly Part[],
  { table }: CategoryContent,
): readonly TableColumn[] {
  const figures = { align: 'end', isMono: true, allowsSorting: true } as const;
  return [
    { id: 'name', label: table.name, width: 13, isFlexible: true, isRowHeader: true, allowsSorting: true },
    ...facts.map((fact, index): TableColumn => {
      const host = index % 2 === 1 ? facts[index - 1] : undefined;
      return {
        id: fact.id,
        label: fact.label,
        width: widthOf(fact, parts),
        isMono: true,
        allowsSorting: true,
        ...(isFigure(fact, parts) && { align: 'end' }),
        ...(host && { foldsInto: host.id }),
        ...(index === 0 && { narrowPlace: 'bottomStart' }),
      };
    }),
    { id: 'price', label: table.price, width: 8.5, narrowPlace: 'topEnd', ...figures },
    ...(parts.some(({ pieces }) => pieces !== undefined)
      ? [{ id: 'each', label: table.each, width: 4.75, foldsInto: 'price', ...figures }]
      : []),
    { id: 'cart', label: table.cart, width: 7.75, isLabelHidden: true, align: 'end', narrowPlace: 'bottomEnd' },
  ];
}

// 'Chip resistor 4.7 kΩ' before 'Chip resistor 10 kΩ'.
const collator = lazily(() => new Intl.Collator('en-IN', { numeric: true }));

/** Sorts quantities by size and other texts in locale order. Parts without a value come last in both directions. */
export function sortParts(
  parts: readonly Part[],
  facts: readonly Fact[],
  { column, direction }: PartsSort,
): readonly Part[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const byNumber = (numberOf: (part: Part) => number) => parts.toSorted((a, b) => sign * (numberOf(a) - numberOf(b)));
  if (column === 'price') return byNumber(({ price }) => price);
  if (column === 'each') return byNumber(({ price, pieces = 1 }) => price / pieces);
  const valueOf = column === 'name' ? ({ name }: Part) => name : facts.find(({ id }) => id === column)?.valueOf;
  if (!valueOf) return parts;
  return parts.toSorted((a, b) => {
    const [one = '', other = ''] = [valueOf(a), valueOf(b)];
    return (
      Number(one === '') - Number(other === '') ||
      sign * (compareQuantities(one, other) || collator().compare(one, other))
    );
  });
}
