import type { SearchForm, SearchResults, SearchValues } from '@pcb/screens/account/SearchFormScreen';
import type { RequestOptions } from './records.ts';

export interface CustomerSearchData {
  find: (form: SearchForm, values: SearchValues, options?: RequestOptions) => Promise<SearchResults>;
}
