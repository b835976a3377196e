import { type AccountListName, type AccountRecordRows, AccountRecords } from '@pcb/screens/account/AccountRecords';
import { searchForms } from '@pcb/screens/account/SearchFormScreen';
import type { Read } from '../../data/read.ts';
import { useRemote } from '../hooks/useRemote.ts';
import { CustomerSearchPage } from './CustomerSearchPage.tsx';

interface AccountRecordsPageProps {
  list: AccountListName;
  /** The path of the page. */
  path: string;
  loaded: Read<AccountRecordRows>;
}

/** The records that the dashboard counts, above the search of the specification, which finds none in the demonstration. */
export const AccountRecordsPage = ({ list, path, loaded }: AccountRecordsPageProps) => (
  <CustomerSearchPage
    form={searchForms[list]}
    path={path}
    above={<AccountRecords list={list} records={useRemote(loaded)} />}
  />
);
