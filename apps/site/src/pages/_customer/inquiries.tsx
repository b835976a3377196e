import { AccountRecordsPage } from '../../app/frames/AccountRecordsPage.tsx';
import { searchForms } from '@pcb/screens/account/SearchFormScreen';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';

const form = searchForms.inquiries;

export const handle: PageHandle = { title: form.title, description: form.lead };

export const loader = ({ data }: Site) => read(data.accountRecords.read('inquiries'));

export const Component = ({ loaded }: PageProps<typeof loader>) => (
  <AccountRecordsPage list="inquiries" path="/inquiries" loaded={loaded} />
);
