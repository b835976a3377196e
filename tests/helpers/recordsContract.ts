import type { AdminOrder, RecordQuery } from '@pcb/screens/admin/records';
import { describe, expect, it } from 'vitest';
import type { Records } from '../../apps/site/src/data/records.ts';

const everything = { filters: {}, sort: null } as const;

type Query = Pick<RecordQuery, 'filters' | 'sort'>;

async function inPages(records: Records<AdminOrder>, query: Query, limit: number) {
  const pages: (readonly AdminOrder[])[] = [];
  let cursor: string | undefined;
  do {
    const page = await records.page({ ...query, limit, cursor });
    pages.push(page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages.length < 1000);
  return pages;
}

const idsOf = (rows: readonly AdminOrder[]) => rows.map(({ id }) => id);

/**
 * What the site relies on in any source of records, tested on orders. `make` returns a source that holds exactly the orders
 * it is given, in their order.
 */
export function recordsContract(
  name: string,
  orders: readonly AdminOrder[],
  make: (orders: readonly AdminOrder[]) => Promise<Records<AdminOrder>>,
) {
  const search = async (query: Partial<Query>) => {
    const records = await make(orders);
    return records.page({ ...everything, ...query, limit: orders.length });
  };
  const matching = (test: (order: AdminOrder) => boolean) => idsOf(orders.filter(test));

  describe(`${name} as a source of records`, () => {
    it('answers a list in pages: each record once, in order, and no cursor after the last', async () => {
      const pages = await inPages(await make(orders), everything, 5);
      expect(pages.every((page) => page.length <= 5)).toBe(true);
      expect(idsOf(pages.flat())).toEqual(idsOf(orders));
    });

    it('counts the records that match, on every page', async () => {
      const records = await make(orders);
      const first = await records.page({ ...everything, limit: 2 });
      expect(first.total).toEqual({ count: orders.length, isMinimum: false });
      const second = await records.page({ ...everything, limit: 2, cursor: first.nextCursor });
      expect(second.total).toEqual(first.total);
      const { total } = await search({ filters: { status: 'Shipped' } });
      expect(total.count).toBe(matching(({ status }) => status === 'Shipped').length);
    });

    it.each([
      ['a search in any case', { search: 'MOTOR' }, ({ pcbName }: AdminOrder) => /motor/i.test(pcbName)],
      ['an id', { search: '#1234' }, ({ id }: AdminOrder) => id === '#1234'],
      ['a choice', { status: 'In Production' }, ({ status }: AdminOrder) => status === 'In Production'],
      ['a part of a text', { customer: 'rao' }, ({ customer }: AdminOrder) => /rao/i.test(customer)],
      ['a month', { date: '2025-08' }, ({ date }: AdminOrder) => date.startsWith('2025-08')],
      [
        'days',
        { date: '2025-08-20..2025-08-25' },
        ({ date }: AdminOrder) => date >= '2025-08-20' && date <= '2025-08-25',
      ],
      ['rupees', { total: '9000..10,000' }, ({ total }: AdminOrder) => total >= 9_000_00 && total <= 10_000_00],
      ['an open range', { total: '1,00,000..' }, ({ total }: AdminOrder) => total >= 1_00_000_00],
      [
        'two filters',
        { status: 'Shipped', total: '..10000' },
        ({ status, total }: AdminOrder) => status === 'Shipped' && total <= 10_000_00,
      ],
    ])('finds by %s', async (_, filters, test) => {
      const found = matching(test);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(orders.length);
      expect(idsOf((await search({ filters })).rows)).toEqual(found);
    });

    it('ignores a filter that is not valid, and a column that does not sort', async () => {
      const { rows } = await search({
        filters: { status: 'Lost', total: 'much..more' },
        sort: { column: 'weight', direction: 'ascending' },
      });
      expect(idsOf(rows)).toEqual(idsOf(orders));
    });

    it('finds nothing: no rows, a total of zero and no cursor', async () => {
      const page = await search({ filters: { search: 'no such board' } });
      expect(page.rows).toEqual([]);
      expect(page.total).toEqual({ count: 0, isMinimum: false });
      expect(page.nextCursor).toBeUndefined();
    });

    it.each(['ascending', 'descending'] as const)(
      'sorts amounts and ids as numbers, %s, over pages',
      async (direction) => {
        const sign = direction === 'ascending' ? 1 : -1;
        const records = await make(orders);
        const totals = (await inPages(records, { filters: {}, sort: { column: 'total', direction } }, 4)).flat();
        expect(totals.map(({ total }) => total)).toEqual(
          orders.map(({ total }) => total).toSorted((one, other) => sign * (one - other)),
        );
        expect(new Set(idsOf(totals)).size).toBe(orders.length);
        const numberOf = ({ id }: AdminOrder) => Number(id.slice(1));
        const ids = (await inPages(records, { filters: {}, sort: { column: 'id', direction } }, 4)).flat();
        expect(ids.map(numberOf)).toEqual(orders.map(numberOf).toSorted((one, other) => sign * (one - other)));
      },
    );

    it('finds a record by its id, which may hold any character, and answers undefined for another', async () => {
      const records = await make(orders);
      expect(await records.find('#1234')).toEqual(orders.find(({ id }) => id === '#1234'));
      for (const id of ['', '1234', '#1234/..', '__proto__', '%']) expect(await records.find(id)).toBeUndefined();
    });

    it('rejects a request that is aborted', async () => {
      const records = await make(orders);
      const leaving = new AbortController();
      const page = records.page({ ...everything, limit: 5 }, { signal: leaving.signal });
      leaving.abort();
      await expect(page).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
