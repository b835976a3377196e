import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { searchForms, SearchFormScreen, type SearchFormScreenProps } from '@pcb/screens/account/SearchFormScreen';
import { useCustomerSearch } from '../hooks/useCustomerSearch.ts';
import type { PageHandle } from '../routing/page.ts';

interface CustomerSearchPageProps extends Pick<SearchFormScreenProps, 'form' | 'above'> {
  /** The path of the page. */
  path: string;
}

/** A search of the account area. */
export const CustomerSearchPage = ({ path, ...props }: CustomerSearchPageProps) => (
  <AccountLayout currentHref={path}>
    <SearchFormScreen {...props} {...useCustomerSearch(props.form)} />
  </AccountLayout>
);

/** The exports of the page of a search of the account area. */
export function customerSearchPage(name: keyof typeof searchForms, path: string) {
  const form = searchForms[name];
  const handle: PageHandle = { title: form.title, description: form.lead };
  return { handle, Component: () => <CustomerSearchPage form={form} path={path} /> };
}
