import type { RecordRow } from '@pcb/records/fields';
import type { FilterTexts } from '@pcb/records/filterTexts';
import { pageOf, type RecordQuery } from '@pcb/records/page';
import { rupeesIn } from '@pcb/records/price';
import { numberOfId } from '@pcb/records/sortRows';
import { expect, it } from 'vitest';
import { recordKinds } from '../../packages/screens/src/admin/records.ts';
import {
  adminInquiries,
  adminQuotations,
  adminServices,
  adminUsers,
} from '../../packages/screens/src/fixtures/index.ts';

// The orders are in filterRows.test.ts and in their stories.
const samples = {
  users: adminUsers as readonly RecordRow[],
  services: adminServices as readonly RecordRow[],
  inquiries: adminInquiries as readonly RecordRow[],
  quotations: adminQuotations as readonly RecordRow[],
};

type List = keyof typeof samples;

const rowsOf = (list: List, query: Partial<RecordQuery>) =>
  pageOf(recordKinds[list], samples[list], { filters: {}, sort: null, limit: 100, ...query }).rows;

it.each<[clause: string, list: List, filters: FilterTexts, ids: readonly RecordRow['id'][]]>([
  ['[M-20]', 'users', { search: 'ANJALI' }, [1, 29]],
  ['[M-20]', 'users', { search: 'deccan-motion' }, [2]],
  ['[M-20]', 'users', { status: 'Inactive' }, [4, 8, 11, 17, 23, 28]],
  ['[M-40]', 'services', { search: 'stencil' }, [8, 9]],
  // It is in a description.
  ['[M-40]', 'services', { search: 'laser' }, []],
  ['[M-40]', 'services', { status: 'Inactive' }, [11, 12]],
  ['[M-50]', 'inquiries', { search: 'IMPEDANCE' }, ['#1023', '#909']],
  ['[M-50]', 'inquiries', { search: '#567' }, ['#567']],
  ['[M-50]', 'inquiries', { search: 'arjun' }, ['#966', '#624']],
  ['[M-60]', 'quotations', { search: 'rogers' }, ['#1111']],
  ['[M-60]', 'quotations', { search: 'student' }, ['#1098']],
  ['[M-60]', 'quotations', { search: '#1215' }, ['#1215']],
  ['[M-60]', 'quotations', { status: 'Rejected' }, ['#1163', '#1098', '#1046', '#981', '#942']],
  ['[M-60]', 'quotations', { date: '2025-08-28' }, ['#1176', '#1163']],
])('%s the %s that match %o', (_clause, list, filters, ids) => {
  expect(rowsOf(list, { filters }).map(({ id }) => id)).toEqual(ids);
});

it.each<[clause: string, list: List, choices: readonly string[]]>([
  ['[M-20]', 'users', ['Active', 'Inactive']],
  ['[M-40]', 'services', ['Active', 'Inactive']],
  ['[M-50]', 'inquiries', ['Open', 'Closed']],
  ['[M-60]', 'quotations', ['Pending', 'Approved', 'Rejected']],
])('%s the %s have the statuses %o', (_clause, list, choices) => {
  expect(recordKinds[list].fields.status.choices).toEqual(choices);
});

it.each<[list: List, column: string, figureIn: (text: string) => number]>([
  ['users', 'orders', Number],
  ['services', 'price', rupeesIn],
  ['inquiries', 'id', numberOfId],
  ['quotations', 'id', numberOfId],
  ['quotations', 'total', Number],
])('[M-21] the %s sort by %s as numbers, both ways', (list, column, figureIn) => {
  const figures = (direction: 'ascending' | 'descending') =>
    rowsOf(list, { sort: { column, direction } }).map((row) => {
      const { [column]: value } = { ...row } as Record<string, unknown>;
      return figureIn(String(value));
    });
  expect(figures('ascending')).toEqual(figures('ascending').toSorted((one, other) => one - other));
  expect(figures('descending')).toEqual(figures('descending').toSorted((one, other) => other - one));
});
