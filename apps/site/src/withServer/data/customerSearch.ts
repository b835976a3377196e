import { maxSearchField } from '@pcb/api/limits';
import { searchNames } from '@pcb/api/searchNames';
import type { SearchValues } from '@pcb/screens/account/SearchFormScreen';
import type { CustomerSearchData } from '../../data/customerSearch.ts';
import type { ServerRequest } from './request.ts';

/** Cuts texts to the maximum length of the server. Numbers and names are shorter. */
function queryOf(values: SearchValues) {
  const typed = Object.entries(values).map(([id, value]) => [id, value.trim().slice(0, maxSearchField)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

export const serverCustomerSearch = (request: ServerRequest): CustomerSearchData => ({
  find: async ({ id }, values, { signal } = {}) => {
    const name = searchNames.find((search) => search === id);
    if (!name) return { rows: [] };
    const { value } = await request(`GET /api/searches/${name}`, { query: queryOf(values), signal });
    return value;
  },
});
