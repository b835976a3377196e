import { expect, it } from 'vitest';
import { placeColumns } from '../../packages/ui/src/components/Table/columns/placeColumns.ts';

const columns = [
  { id: 'id', label: 'ID', width: 6, isRowHeader: true },
  { id: 'name', label: 'Name', width: 10, isFlexible: true },
  { id: 'customer', label: 'Customer', width: 12, foldsInto: 'name' },
  { id: 'date', label: 'Date', width: 7, foldsInto: 'id' },
  { id: 'actions', label: 'Actions', width: 8, isPinned: true },
];

it('places all columns side by side', () => {
  const { template, minWidth, placements } = placeColumns(columns, { isFolded: false, isSelectable: false });
  expect(template).toBe('6rem minmax(10rem, 10fr) 12rem 7rem 8rem');
  expect(minWidth).toBe(43);
  expect(placements.map(({ line }) => line)).toEqual(['only', 'only', 'only', 'only', 'only']);
});

it('assigns at least 8rem and a share of the rest to columns without a width', () => {
  const { template, minWidth } = placeColumns(
    [
      { id: 'id', label: 'ID', width: 6 },
      { id: 'name', label: 'Name' },
      { id: 'note', label: 'Note' },
    ],
    { isFolded: false, isSelectable: false },
  );
  expect(template).toBe('6rem minmax(8rem, 8fr) minmax(8rem, 8fr)');
  expect(minWidth).toBe(22);
});

it('folds columns into others, which are then wide enough for both', () => {
  const { template, minWidth, placements } = placeColumns(columns, { isFolded: true, isSelectable: false });
  expect(template).toBe('7rem minmax(12rem, 12fr) 8rem');
  expect(minWidth).toBe(27);
  expect(placements.map(({ line, style }) => [line, style.gridColumn, style.gridRow])).toEqual([
    ['first', '1 / -1', '1'],
    ['first', '2', '1'],
    ['second', '2', '2'],
    ['second', '1 / -1', '2'],
    ['only', '1 / -1', '1 / span 2'],
  ]);
});

it('pins the row header and the buttons, with their folded columns, unless their width is flexible', () => {
  expect(placeColumns(columns, { isFolded: true, isSelectable: false }).placements.map(({ pinned }) => pinned)).toEqual(
    ['start', 'none', 'none', 'start', 'end'],
  );
  const [flexible] = placeColumns([{ id: 'id', label: 'ID', width: 6, isRowHeader: true, isFlexible: true }], {
    isFolded: false,
    isSelectable: false,
  }).placements;
  expect(flexible).toMatchObject({ pinned: 'none', style: { gridColumn: '1' } });
});

it('places the checkboxes before the columns, and the pinned row header next to them', () => {
  const { template, minWidth, selection, placements } = placeColumns(columns, { isFolded: true, isSelectable: true });
  expect(template).toBe('3rem 7rem minmax(12rem, 12fr) 8rem');
  expect(minWidth).toBe(30);
  expect(selection).toEqual({ gridColumn: '1 / -1', gridRow: '1 / span 2', width: '3rem' });
  expect(placements.map(({ style }) => [style.gridColumn, style.insetInlineStart])).toEqual([
    ['2 / -1', '3rem'],
    ['3', undefined],
    ['3', undefined],
    ['2 / -1', '3rem'],
    ['2 / -1', undefined],
  ]);
});

it('uses the width chosen for the first of two folded columns', () => {
  const resized = columns.map((column) =>
    column.id === 'name' ? { ...column, width: 9, isFlexible: false, isResized: true } : column,
  );
  expect(placeColumns(resized, { isFolded: true, isSelectable: false }).template).toBe('7rem 9rem 8rem');
});

it('pins several columns next to each other at the start, and others at the end', () => {
  const pinned = [
    { id: 'id', label: 'ID', width: 6, isRowHeader: true },
    { id: 'name', label: 'Name', width: 10, isPinned: true },
    { id: 'note', label: 'Note' },
    { id: 'actions', label: 'Actions', width: 8, isPinned: true },
  ];
  const places = placeColumns(pinned, { isFolded: false, isSelectable: true }).placements;
  expect(places.map((place) => [place.pinned, place.style.gridColumn, place.style.insetInlineStart])).toEqual([
    ['start', '2 / -1', '3rem'],
    ['start', '3 / -1', '9rem'],
    ['none', '4', undefined],
    ['end', '2 / -1', undefined],
  ]);
});
