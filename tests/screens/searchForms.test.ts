import { expect, it } from 'vitest';
import {
  searchFormContent,
  searchForms,
} from '../../packages/screens/src/account/SearchFormScreen/SearchFormScreen.tsx';

it.each(
  Object.entries({
    orders: ['Order number', 'PCB name', 'Order date', 'Dispatch date'],
    shipped: ['Order number', 'Invoice number', 'PCB name', 'PO number', 'Invoice date'],
    queries: ['Order number', 'PCB name'],
    invoices: ['Invoice number', 'Invoice date'],
    inquiries: ['Inquiry number', 'PCB name'],
    quotations: ['Inquiry number', 'PCB name', 'Offer date', 'Expiry date'],
  }),
)('[D-03] the form of %s has its fields, and dates are date fields', (id, labels) => {
  const { fields } = searchForms[id as keyof typeof searchForms];
  expect(fields.map(({ label }) => label)).toEqual(labels);
  for (const { label, type } of fields) expect(type).toBe(label.endsWith('date') ? 'date' : 'text');
});

it('counts the rows of a search', () => {
  expect([1, 2].map(searchFormContent.rowCount)).toEqual(['1 row', '2 rows']);
  expect(searchFormContent.firstRows(100)).toBe('The first 100 rows of more');
});
