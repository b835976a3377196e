import { type AccountListName, AccountRecords } from '@pcb/screens/account/AccountRecords';
import { searchForms } from '@pcb/screens/account/SearchFormScreen';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { useRemote } from '../hooks/useRemote.ts';
import type { PageHandle, PageProps } from '../routing/page.ts';
import { CustomerSearchPage } from './CustomerSearchPage.tsx';

/** The dashboard's records, above the specified search, which does not find them in the demonstration. */
export function accountRecordsPage(list: AccountListName, path: string) {
  const form = searchForms[list];
  const handle: PageHandle = { title: form.title, description: form.lead, hasMainAction: true };
  const loader = ({ data }: Site) => read(data.accountRecords.read(list));
  function Component({ loaded }: PageProps<typeof loader>) {
    const records = useRemote(loaded);
    return <CustomerSearchPage form={form} path={path} above={<AccountRecords list={list} records={records} />} />;
  }
  return { handle, loader, Component };
}
