import { expect, it } from 'vitest';
import { placeColumns } from '../../packages/ui/src/components/Table/columns/placeColumns.ts';
import { placeTotals } from '../../packages/ui/src/components/Table/columns/placeTotals.ts';

const columns = [
  { id: 'id', label: 'ID', width: 6, isRowHeader: true },
  { id: 'name', label: 'Name', width: 10, isFlexible: true },
  { id: 'paid', label: 'Paid', width: 7, foldsInto: 'id' },
  { id: 'total', label: 'Total', width: 7 },
  { id: 'actions', label: 'Actions', width: 8, isPinned: true },
];
const place = (isFolded: boolean, isSelectable: boolean, ...totals: string[]) =>
  placeTotals(
    placeColumns(columns, { isFolded, isSelectable }).placements,
    columns.map(({ id }) => totals.includes(id)),
  );

it('assigns the space before the first total to the label, including the checkboxes', () => {
  expect(place(false, false, 'total')).toEqual({ labelStyle: { gridColumn: '1 / 4', gridRow: '1' }, firstIndex: 3 });
  expect(place(false, true, 'total')).toEqual({ labelStyle: { gridColumn: '1 / 5', gridRow: '1' }, firstIndex: 3 });
});

it('ignores a total of the first column, which has the label', () => {
  expect(place(false, false, 'id', 'total').firstIndex).toBe(3);
});

it('assigns the whole row to the label if there is no total', () => {
  expect(place(false, false)).toEqual({ labelStyle: { gridColumn: '1 / -1', gridRow: '1' }, firstIndex: 5 });
});

it('uses both lines of a folded row, unless a total is folded below the label', () => {
  expect(place(true, false, 'total')).toEqual({
    labelStyle: { gridColumn: '1 / 3', gridRow: '1 / span 2' },
    firstIndex: 3,
  });
  expect(place(true, false, 'paid', 'total')).toEqual({
    labelStyle: { gridColumn: '1 / 3', gridRow: '1' },
    firstIndex: 2,
  });
});
