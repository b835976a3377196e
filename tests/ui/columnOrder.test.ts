import { describe, expect, it } from 'vitest';
import { applyOrder, moveColumn } from '../../packages/ui/src/hooks/columnOrder.ts';

type Id = 'no' | 'part' | 'maker' | 'status' | 'actions';

const columns: readonly { id: Id; isRowHeader?: boolean; isPinned?: boolean }[] = [
  { id: 'no', isRowHeader: true },
  { id: 'part' },
  { id: 'maker' },
  { id: 'status' },
  { id: 'actions', isPinned: true },
];
const apply = (order: readonly Id[], pinned: readonly Id[] = []) =>
  applyOrder(columns, { order, pinned })
    .map(({ id }) => id)
    .join(' ');
const nothing = { pinned: [], hidden: new Set<Id>() };

describe('the order of columns', () => {
  it.each<[string, Id[], Id[], string]>([
    ['is that of the host without one', [], [], 'no part maker status actions'],
    [
      'leaves the row header and the pinned buttons in place',
      ['actions', 'status', 'part', 'no'],
      [],
      'no status part maker actions',
    ],
    ['keeps a new column beside its neighbour', ['status', 'part'], [], 'no status part maker actions'],
    [
      'ignores a column that no longer exists',
      ['gone' as Id, 'maker', 'part', 'status'],
      [],
      'no maker part status actions',
    ],
    ['has the pinned columns after the row header', [], ['status'], 'no status part maker actions'],
  ])('%s', (_, order, pinned, expected) => {
    expect(apply(order, pinned)).toBe(expected);
  });
});

describe('moveColumn', () => {
  it('swaps a column with its neighbour', () => {
    expect(moveColumn(columns, 'maker', { ...nothing, steps: 1 })).toEqual([
      'no',
      'part',
      'status',
      'maker',
      'actions',
    ]);
    expect(moveColumn(columns, 'maker', { ...nothing, steps: -1 })).toEqual([
      'no',
      'maker',
      'part',
      'status',
      'actions',
    ]);
  });

  it('moves past a hidden column', () => {
    const hidden = new Set<Id>(['maker']);
    expect(moveColumn(columns, 'part', { steps: 1, pinned: [], hidden })).toEqual([
      'no',
      'maker',
      'status',
      'part',
      'actions',
    ]);
  });

  it('stops at the row header, at pinned buttons and at the edge of the pinned columns', () => {
    expect(moveColumn(columns, 'part', { ...nothing, steps: -1 })).toBeNull();
    expect(moveColumn(columns, 'status', { ...nothing, steps: 1 })).toBeNull();
    expect(moveColumn(columns, 'part', { ...nothing, pinned: ['part'], steps: 1 })).toBeNull();
  });
});
