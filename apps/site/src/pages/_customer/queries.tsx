import { AccountRecordsPage } from '../../app/frames/AccountRecordsPage.tsx';
import { searchForms } from '@pcb/screens/account/SearchFormScreen';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

const form = searchForms.queries;

export const handle: PageHandle = { title: form.title, description: form.lead };

export const loader = ({ data }: Site) => read(data.accountRecords.read('queries'));

export const Component = ({ loaded }: PageProps<typeof loader>) => (
  <AccountRecordsPage list="queries" path="/queries" loaded={loaded} />
);
