import { describe, expect, it } from 'vitest';
import { visiblePages } from '../../packages/ui/src/components/Pagination/visiblePages.ts';

const shown = (page: number, pageCount: number) =>
  visiblePages(page, pageCount)
    .map((visible) => visible ?? '…')
    .join(' ');

describe('visiblePages', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 14, '1 2 3 4 5 … 14'],
    [5, 14, '1 … 4 5 6 … 14'],
    [10, 14, '1 … 9 10 11 … 14'],
    [11, 14, '1 … 10 11 12 13 14'],
    [14, 14, '1 … 10 11 12 13 14'],
  ])('of page %i of %i are %s', (page, pageCount, expected) => {
    expect(shown(page, pageCount)).toBe(expected);
  });
});
