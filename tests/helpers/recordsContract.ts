import {
  fieldsIn,
  fieldsOf,
  formFieldsOf,
  type RecordDescription,
  type RecordField,
  type RecordRow,
  valueOf,
} from '@pcb/records/fields';
import { recordKinds, type Section } from '@pcb/records/kinds';
import { rupeesIn } from '@pcb/records/price';
import type { RecordQuery } from '@pcb/screens/admin/records';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  type AddedRecords,
  type EditedRecords,
  type Records,
  sampleRecords,
  type StatusChanges,
} from '../../apps/site/src/data/records.ts';

type Query = Pick<RecordQuery, 'filters' | 'sort'>;

export type AnyRecords = Records<RecordRow> & Partial<EditedRecords<object> & StatusChanges & AddedRecords<object>>;

interface Source {
  section: Section;
  rows: readonly RecordRow[];
  open: () => AnyRecords;
  /** Adds a record at the beginning during reading. If absent, the source counts pages. */
  insert?: (row: RecordRow) => Promise<void>;
  /** Whether writes are kept. The demonstration does not keep them. */
  isKept: boolean;
}

const everything = { filters: {}, sort: null } as const;

const idsOf = (rows: readonly RecordRow[]) => rows.map(({ id }) => id);

async function inPages(records: Pick<AnyRecords, 'page'>, query: Query, limit: number) {
  const pages: (readonly RecordRow[])[] = [];
  let cursor: string | undefined;
  do {
    const page = await records.page({ ...query, limit, cursor });
    pages.push(page.rows);
    cursor = page.nextCursor;
  } while (cursor !== undefined && pages.length < 1000);
  return pages;
}

function firstOf(rows: readonly RecordRow[]): RecordRow {
  const [first] = rows;
  if (!first) throw new Error('A source without records proves nothing.');
  return first;
}

const textIn = (row: object, name: string) => String(valueOf(row, name));
const numberIn = (row: object, name: string, { type }: RecordField) =>
  type === 'price' ? rupeesIn(textIn(row, name)) : Number(textIn(row, name).replace('#', ''));
const isText = ({ type }: RecordField) => type === 'text' || type === 'email' || type === 'lines' || type === 'choice';

type Test = (row: RecordRow) => boolean;

function filtersBy(name: string, field: RecordField, rows: readonly RecordRow[]): readonly (readonly [string, Test])[] {
  const value = (row: RecordRow) => textIn(row, name);
  if (field.type === 'choice') return field.choices.map((choice) => [choice, (row) => value(row) === choice]);
  if (field.filter === 'text') {
    const part = value(firstOf(rows)).slice(1, -1).toUpperCase();
    return [[part, (row) => value(row).toUpperCase().includes(part)]];
  }
  if (field.filter === 'date') {
    const days = rows.map(value).toSorted();
    const [first = '', last = ''] = [days[2], days.at(-3)];
    return [
      [first, (row) => value(row) === first],
      [first.slice(0, 7), (row) => value(row).startsWith(first.slice(0, 7))],
      [first.slice(4), (row) => value(row).includes(first.slice(4))],
      ['2025-02-31', () => false],
      [`${first}..${last}`, (row) => value(row) >= first && value(row) <= last],
      [`..${last}`, (row) => value(row) <= last],
    ];
  }
  const amounts = rows.map((row) => numberIn(row, name, field)).toSorted((one, other) => one - other);
  const [from = 0, to = 0] = [amounts[2], amounts.at(-3)];
  const typed = (amount: number) => String(field.type === 'money' ? amount / 100 : amount);
  const amount = (row: RecordRow) => numberIn(row, name, field);
  return [
    [`${typed(from)}..${typed(to)}`, (row) => amount(row) >= from && amount(row) <= to],
    [`${typed(from)}..`, (row) => amount(row) >= from],
  ];
}

function editOf(kind: RecordDescription, row: RecordRow, text: string) {
  const fields = formFieldsOf(kind, 'edit');
  const [changed = ''] = fields.find(([, { type }]) => type === 'text') ?? [];
  const values = Object.fromEntries(fields.map(([name]) => [name, valueOf(row, name)]));
  return { ...values, [changed]: text };
}

/** The site's requirements for any source of records of a kind. The order of an unsorted list is not specified. */
export function recordsContract(name: string, { section, rows, open, insert, isKept }: Source) {
  const kind: RecordDescription = recordKinds[section];
  const search = (query: Partial<Query>) => open().page({ ...everything, ...query, limit: 200 });
  const found = async (filters: Readonly<Record<string, string>>) => idsOf((await search({ filters })).rows).toSorted();
  const matching = (test: Test) => idsOf(rows.filter(test)).toSorted();
  const sample = firstOf(rows);

  describe(`${name} as a source of ${section}`, () => {
    it('returns a list in pages: each record once, and no cursor after the last', async () => {
      const pages = await inPages(open(), everything, 5);
      expect(pages.every((page) => page.length <= 5)).toBe(true);
      expect(pages.flat().toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      );
    });

    it('counts the records that match, on every page', async () => {
      const first = await open().page({ ...everything, limit: 2 });
      expect(first.total).toEqual({ count: rows.length, isMinimum: false });
      const second = await open().page({ ...everything, limit: 2, cursor: first.nextCursor });
      expect(second.total).toEqual(first.total);
    });

    it.each(
      fieldsOf(kind, ({ sort }) => sort).flatMap(([column, field]) => [
        { column, field, direction: 'ascending' as const },
        { column, field, direction: 'descending' as const },
      ]),
    )('sorts by $column, $direction, over pages', async ({ column, field, direction }) => {
      const listed = (await inPages(open(), { filters: {}, sort: { column, direction } }, 4)).flat();
      expect(idsOf(listed).toSorted()).toEqual(idsOf(rows).toSorted());
      const ascending = direction === 'ascending' ? listed : listed.toReversed();
      // Only words of letters, on which languages and databases agree.
      const keys = isText(field)
        ? ascending.map((row) => textIn(row, column).toLowerCase()).filter((text) => /^[a-z]+( [a-z]+)*$/.test(text))
        : ascending.map((row) => (field.type === 'date' ? textIn(row, column) : numberIn(row, column, field)));
      expect(keys.length).toBeGreaterThan(1);
      const inOrder =
        typeof keys[0] === 'number' ? keys.toSorted((one, other) => Number(one) - Number(other)) : keys.toSorted();
      expect(keys).toEqual(inOrder);
    });

    it.each(
      fieldsOf(kind, ({ filter }) => filter).flatMap(([field, description]) =>
        filtersBy(field, description, rows).map(([text, test]) => ({ field, text, test })),
      ),
    )('filters by $field: “$text”', async ({ field, text, test }) => {
      expect(await found({ [field]: text })).toEqual(matching(test));
    });

    it.each(fieldsIn(kind, 'search'))('searches in %s, in any case', async (field) => {
      const part = textIn(sample, field).toUpperCase();
      const expected = matching((row) =>
        fieldsIn(kind, 'search').some(([one]) => textIn(row, one).toUpperCase().includes(part)),
      );
      expect(await found({ search: ` ${part.toLowerCase()} ` })).toEqual(expected);
    });

    it('applies a search and a filter together', async () => {
      const [field = ''] = fieldsIn(kind, 'search').find(([, { type }]) => type === 'text') ?? [];
      const filters = { search: textIn(sample, field).toLowerCase(), status: sample.status };
      expect(await found(filters)).toContain(sample.id);
      const [other = ''] = kind.fields.status.choices.filter((choice) => choice !== sample.status);
      expect(await found({ ...filters, status: other })).not.toContain(sample.id);
    });

    it('ignores an invalid or unknown filter, and a column that does not sort', async () => {
      const page = await search({
        filters: { status: 'Lost', total: 'much..more', date: '2025-02-31..', weight: '5' },
        sort: { column: 'weight', direction: 'ascending' },
      });
      expect(page.total.count).toBe(rows.length);
    });

    it('has no rows, a total of zero and no cursor without a match', async () => {
      const page = await search({ filters: { search: 'no such record' } });
      expect([page.rows, page.total, page.nextCursor]).toEqual([[], { count: 0, isMinimum: false }, undefined]);
    });

    it('finds a record by its id with any characters, and returns undefined for another', async () => {
      expect(await open().find(String(sample.id))).toEqual(sample);
      for (const id of ['', '#', '999999', '#999999', `${sample.id}/..`, '__proto__', '%'])
        expect(await open().find(id)).toBeUndefined();
    });

    it('rejects an aborted request', async () => {
      const leaving = new AbortController();
      const page = open().page({ ...everything, limit: 5 }, { signal: leaving.signal });
      leaving.abort();
      await expect(page).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('exports the matching rows, as sorted, in the same bytes as the demonstration', async () => {
      const query = { filters: { status: sample.status }, sort: { column: 'id', direction: 'descending' } } as const;
      const file = await open().csv(query);
      const exported: string[][] = parse(file, { bom: true, record_delimiter: '\r\n' });
      expect(exported[0]).toEqual(
        fieldsIn(kind, 'csv').map(([, { label, type }]) => (type === 'money' ? `${label} (₹)` : label)),
      );
      const listed = (await inPages(open(), query, 50)).flat();
      expect(exported.slice(1).map(([id]) => id?.replace(/^'/, ''))).toEqual(listed.map(({ id }) => String(id)));
      expect(file).toBe(await sampleRecords(section, () => Promise.resolve(rows)).csv(query));
    });

    it('saves every field of an edit, and refuses an edit of a record that somebody else has changed', async () => {
      if (!kind.can.includes('edit')) return expect(formFieldsOf(kind, 'edit')).toEqual([]);
      const id = String(sample.id);
      const [mine, theirs] = [open(), open()];
      await mine.find(id);
      await theirs.find(id);
      await theirs.save?.(id, editOf(kind, sample, 'Theirs'));
      const saving = mine.save?.(id, editOf(kind, sample, 'Mine'));
      if (!isKept) {
        await saving;
        return expect(await mine.find(id)).toEqual(sample);
      }
      const current = { ...sample, ...editOf(kind, sample, 'Theirs') };
      await expect(saving).rejects.toMatchObject({ kind: 'conflict', current });
      await mine.save?.(id, editOf(kind, sample, 'Mine'));
      expect(await theirs.find(id)).toEqual({ ...sample, ...editOf(kind, sample, 'Mine') });
      const [name = ''] = formFieldsOf(kind, 'edit').find(([, { type }]) => type === 'text') ?? [];
      await mine.save?.(id, editOf(kind, sample, textIn(sample, name)));
      await expect(mine.save?.('#999999', editOf(kind, sample, 'Nobody’s'))).rejects.toMatchObject({
        kind: 'conflict',
      });
    });

    it('sets each status', async () => {
      if (!kind.can.includes('setStatus')) return;
      const id = String(sample.id);
      // Does not set the first status again, because a dispatched order stays dispatched.
      for (const status of kind.fields.status.choices) {
        await open().setStatus?.(id, status);
        expect((await open().find(id))?.status).toBe(isKept ? status : sample.status);
      }
    });

    if (insert)
      it('returns each record once although others are added during reading', async () => {
        const records = open();
        const first = await records.page({ ...everything, limit: 5 });
        const number = Math.max(...rows.map(({ id }) => Number(String(id).replace('#', '')))) + 1_000;
        const id = typeof sample.id === 'number' ? number : `#${number}`;
        await insert({ ...sample, id, ...('email' in sample && { email: 'added@example.org' }) });
        const rest = await records.page({ ...everything, limit: 200, cursor: first.nextCursor });
        expect(idsOf([...first.rows, ...rest.rows]).toSorted()).toEqual(idsOf(rows).toSorted());
      });
  });
}
