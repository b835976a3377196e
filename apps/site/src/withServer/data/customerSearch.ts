import { maxSearchField } from '@pcb/api/limits';
import type { SearchValues } from '@pcb/screens/account/SearchFormScreen';
import type { CustomerSearchData } from '../../data/customerSearch.ts';
import type { Ask } from './request.ts';

/** Cuts texts to the maximum length of the server. Numbers and names are shorter. */
function queryOf(values: SearchValues) {
  const typed = Object.entries(values).map(([id, value]) => [id, value.trim().slice(0, maxSearchField)] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

export const serverCustomerSearch = (ask: Ask): CustomerSearchData => ({
  find: async ({ id }, values, { signal } = {}) => {
    // Loaded on demand, because few pages of the account area have a search.
    const { isSearch, resultsOf } = await import('./searchResults.ts');
    if (!isSearch(id)) return { columns: [], rows: [] };
    const { value } = await ask(`GET /api/searches/${id}`, { query: queryOf(values), signal });
    return resultsOf(id, value);
  },
});
