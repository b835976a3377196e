import type {
  SearchForm,
  SearchFormScreenProps,
  SearchResults,
  SearchValues,
} from '@pcb/screens/account/SearchFormScreen';
import { useEffect, useState } from 'react';
import { type Read, startReading } from '../../data/read.ts';
import { useSite } from './useSite.ts';

interface Search {
  form: SearchForm;
  values: SearchValues;
}

export function useCustomerSearch(form: SearchForm): Pick<SearchFormScreenProps, 'onSearch' | 'results'> {
  const { customerSearch } = useSite().data;
  const [search, setSearch] = useState<Search>();
  const [found, setFound] = useState<{ search: Search; result: Read<SearchResults> }>();
  useEffect(() => {
    if (!search || !customerSearch) return;
    return startReading(
      (signal) => customerSearch.find(search.form, search.values, { signal }),
      (result) => setFound({ search, result }),
    );
  }, [customerSearch, search]);

  if (!customerSearch) return {};
  const onSearch = (values: SearchValues) => setSearch({ form, values });
  if (search?.form !== form) return { onSearch };
  if (found?.search !== search) return { onSearch, results: { status: 'loading' } };
  const { result } = found;
  const results = result.status === 'ready' ? result : { ...result, onRetry: () => onSearch(search.values) };
  return { onSearch, results };
}
