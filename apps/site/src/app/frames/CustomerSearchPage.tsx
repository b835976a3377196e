import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { SearchFormScreen, type SearchFormScreenProps } from '@pcb/screens/account/SearchFormScreen';
import { useCustomerSearch } from '../hooks/useCustomerSearch.ts';

interface CustomerSearchPageProps extends Pick<SearchFormScreenProps, 'form' | 'above'> {
  path: string;
}

export const CustomerSearchPage = ({ path, ...props }: CustomerSearchPageProps) => (
  <AccountLayout currentHref={path}>
    <SearchFormScreen {...props} {...useCustomerSearch(props.form)} />
  </AccountLayout>
);
