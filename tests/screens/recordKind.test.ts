import { describe, type FormValuesOf, type RowOf } from '@pcb/records/fields';
import { orders as description } from '@pcb/records/kinds';
import { expect, it } from 'vitest';
import { orders } from '../../packages/screens/src/admin/Orders/orders.ts';
import {
  type FiltersOf,
  formFieldsOf,
  recordKind,
} from '../../packages/screens/src/admin/private/records/recordKind.ts';
import type { RecordListContent } from '../../packages/screens/src/admin/private/records/recordText.ts';
import { services } from '../../packages/screens/src/admin/Services/services.ts';
import { users } from '../../packages/screens/src/admin/Users/users.ts';

const namesIn = (...form: Parameters<typeof formFieldsOf>) => formFieldsOf(...form).map(([name]) => name);

it('has a password only in the form for a new user, and figures only on the edit page', () => {
  expect(namesIn(users, 'new')).toEqual(['name', 'email', 'password', 'status']);
  expect(namesIn(users, 'edit')).toEqual(['name', 'email', 'orders', 'status']);
});

it('can order the edit page differently', () => {
  expect(namesIn(services, 'new')).toEqual(['name', 'description', 'price', 'status']);
  expect(namesIn(services, 'edit')).toEqual(['name', 'price', 'description', 'status']);
});

it('does not compile with a mistake in a description or its use', () => {
  const { icon, tones } = orders;
  const view = { icon, tones, name: 'id', about: [], searchPlaceholder: '', actionsWidth: 7, columns: {} } as const;
  const { id, status } = description.fields;
  const kind = { one: 'order', many: 'orders', section: 'orders', can: [], rightsToChange: 'all' } as const;
  const described = [
    // @ts-expect-error -- the name is a field that does not exist
    () => recordKind(description, { ...view, name: 'board' }),
    // @ts-expect-error -- as is one in the palette
    () => recordKind(description, { ...view, about: ['buyer'] }),
    // @ts-expect-error -- and one that another column folds into
    () => recordKind(description, { ...view, columns: { date: { width: 7, foldsInto: 'identifier' } } }),
    // @ts-expect-error -- a status has no colour
    () => recordKind(description, { ...view, tones: { Pending: 'warning', Shipped: 'success' } }),
    // @ts-expect-error -- a field has no label
    () => describe({ ...kind, fields: { id, status, weight: { type: 'count' } } }),
    // @ts-expect-error -- a field appears somewhere that does not exist
    () => describe({ ...kind, fields: { id, status, weight: { type: 'count', label: 'Weight', appearsIn: ['pdf'] } } }),
    // @ts-expect-error -- a text has no range
    () => describe({ ...kind, fields: { id, status, weight: { type: 'text', label: 'Weight', filter: 'range' } } }),
    // @ts-expect-error -- a text with a filter is not searched
    () => describe({ ...kind, fields: { id, status, weight: { type: 'text', label: 'Weight', filter: 'text' } } }),
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
  expect(described).toHaveLength(13);
});
