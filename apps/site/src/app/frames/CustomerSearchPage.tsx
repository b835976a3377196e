import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { type SearchForm, SearchFormScreen } from '@pcb/screens/account/SearchFormScreen';

interface CustomerSearchPageProps {
  form: SearchForm;
  /** The path of the page. */
  path: string;
}

/** A search of the account area. */
export const CustomerSearchPage = ({ form, path }: CustomerSearchPageProps) => (
  <AccountLayout currentHref={path}>
    <SearchFormScreen form={form} />
  </AccountLayout>
);
