import { fieldsIn, type RecordDescription } from '@pcb/records/fields';
import { recordKinds } from '@pcb/records/kinds';
import { expect, it } from 'vitest';

// tests/site/records.test.ts applies these searches and filters to the samples. The database stores the searched texts of
// each record: to change them, rewrite `search_text` in a migration.
it.each([
  ['[M-20]', 'users', ['name', 'email'], ['Active', 'Inactive']],
  ['[M-30]', 'orders', ['id', 'pcbName', 'customer'], ['Pending', 'In Production', 'Shipped']],
  ['[M-40]', 'services', ['name'], ['Active', 'Inactive']],
  ['[M-50]', 'inquiries', ['id', 'customer', 'subject'], ['Open', 'Closed']],
  ['[M-60]', 'quotations', ['id', 'customer', 'service'], ['Pending', 'Approved', 'Rejected']],
] as const)('%s the %s are searched by %o and have the statuses %o', (_clause, section, searched, statuses) => {
  const kind: RecordDescription = recordKinds[section];
  expect(fieldsIn(kind, 'search').map(([name]) => name)).toEqual(searched);
  expect(kind.fields.status.choices).toEqual(statuses);
});
