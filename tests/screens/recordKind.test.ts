import { expect, it } from 'vitest';
import { orders } from '../../packages/screens/src/admin/Orders/orders.ts';
import {
  type FiltersOf,
  formFieldsOf,
  type FormValuesOf,
  recordKind,
  type RecordFields,
  type RowOf,
} from '../../packages/screens/src/admin/private/records/recordKind.ts';
import type { RecordListContent } from '../../packages/screens/src/admin/private/records/recordText.ts';
import { services } from '../../packages/screens/src/admin/Services/services.ts';
import { users } from '../../packages/screens/src/admin/Users/users.ts';

const namesIn = (...form: Parameters<typeof formFieldsOf>) => formFieldsOf(...form).map(([name]) => name);

it('has a password in the form for a new user alone, and figures on the edit page alone', () => {
  expect(namesIn(users, 'new')).toEqual(['name', 'email', 'password', 'status']);
  expect(namesIn(users, 'edit')).toEqual(['name', 'email', 'orders', 'status']);
});

it('can order the edit page differently', () => {
  expect(namesIn(services, 'new')).toEqual(['name', 'description', 'price', 'status']);
  expect(namesIn(services, 'edit')).toEqual(['name', 'price', 'description', 'status']);
});

it('does not compile with a mistake in a description, or where it is used', () => {
  const { fields, icon } = orders;
  const rest = { one: 'order', many: 'orders', section: 'orders', icon, searchPlaceholder: '', actionsWidth: 7 };
  const described = [
    // @ts-expect-error -- the name is a field that does not exist
    () => recordKind({ ...rest, name: 'board', about: [], fields }),
    // @ts-expect-error -- as is one in the palette
    () => recordKind({ ...rest, name: 'id', about: ['buyer'], fields }),
    () =>
      recordKind({
        ...rest,
        name: 'id',
        about: [],
        // @ts-expect-error -- and one that another column folds into
        fields: { ...fields, date: { ...fields.date, column: { width: 7, foldsInto: 'identifier' } } },
      }),
    // @ts-expect-error -- a field has no label
    () => ({ ...fields, weight: { type: 'count' } }) satisfies RecordFields,
    // @ts-expect-error -- an option does not exist
    () => ({ ...fields, weight: { type: 'count', label: 'Weight', appears: ['csv'] } }) satisfies RecordFields,
    // @ts-expect-error -- a text has no range
    () => ({ ...fields, weight: { type: 'text', label: 'Weight', filter: 'numberRange' } }) satisfies RecordFields,
    // @ts-expect-error -- the customer's notes have no filter
    (): FiltersOf<typeof orders> => ({ notes: 'tabs' }),
    // @ts-expect-error -- a total is in paise, not in rupees or a text
    (): Partial<RowOf<typeof orders>> => ({ total: 9000 }),
    // @ts-expect-error -- no record has a password
    (): keyof RowOf<typeof users> => 'password',
    // @ts-expect-error -- the edit page does not either
    (): keyof FormValuesOf<typeof users, 'edit'> => 'password',
    // @ts-expect-error -- a translation lacks a label
    (): Pick<RecordListContent<typeof users>, 'labels'> => ({ labels: { id: 'ID' } }),
  ];
  expect(described).toHaveLength(11);
});
