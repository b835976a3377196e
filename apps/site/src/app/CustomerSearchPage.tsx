import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { type SearchForm, SearchFormScreen } from '@pcb/screens/account/SearchFormScreen';
import { date, text } from '../address/searchSchema.ts';
import { useSearchState } from '../address/useSearchState.ts';

interface CustomerSearchPageProps {
  form: SearchForm;
  /** The path of the page. */
  path: string;
}

/** A search of the account area. Its values are kept in the address, under the ids of the fields: `?orderNr=1234`. */
export function CustomerSearchPage({ form, path }: CustomerSearchPageProps) {
  const [values, change] = useSearchState(
    Object.fromEntries(form.fields.map(({ id, type }) => [id, type === 'date' ? date(id) : text(id)])),
  );
  return (
    <AccountLayout currentHref={path}>
      <SearchFormScreen
        form={form}
        values={values}
        onValuesChange={(next) => change(Object.fromEntries(form.fields.map(({ id }) => [id, next[id] ?? ''])))}
      />
    </AccountLayout>
  );
}
