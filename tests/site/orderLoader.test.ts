import { expect, it } from 'vitest';
import { DataError, type DataErrorKind } from '../../apps/site/src/data/dataError.ts';
import { orderLoader } from '../../apps/site/src/withServer/data/orderLoader.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const loadWith = (kind: DataErrorKind) =>
  orderLoader('business', () => Promise.reject(new DataError(kind)))(siteInMemory(), {
    params: { id: '999' },
  } as never);

it('leads to the order page if there is no order with this number', async () => {
  const redirection: unknown = await loadWith('conflict').catch((thrown: unknown) => thrown);
  expect((redirection as Response).headers.get('Location')).toBe('/admin/orders/edit/%23999');
});

it('offers a retry after any other failure', async () => {
  expect(await loadWith('offline')).toEqual({ status: 'failed' });
});
