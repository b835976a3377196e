import { maxSearchField } from '@pcb/api/limits';
import type { SearchName } from '@pcb/api/searches';
import type { SearchValues } from '@pcb/screens/account/SearchFormScreen';
import type { CustomerSearchData } from '../../data/customerSearch.ts';
import type { ServerRequest } from './request.ts';

const isSearch = (id: string): id is SearchName => ['orders', 'shipped', 'inquiries', 'quotations'].includes(id);

/** Cuts texts to the maximum length of the server. Numbers and names are shorter. */
function queryOf(values: SearchValues) {
  const typed = Object.entries(values).map(([id, value]) => [id, value.trim().slice(0, maxSearchField)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

export const serverCustomerSearch = (ask: ServerRequest): CustomerSearchData => ({
  find: async ({ id }, values, { signal } = {}) => {
    if (!isSearch(id)) return { rows: [] };
    const { value } = await ask(`GET /api/searches/${id}`, { query: queryOf(values), signal });
    return value;
  },
});
