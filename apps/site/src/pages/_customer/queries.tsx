import { searchForms } from '@pcb/screens/account/SearchFormScreen';
import { CustomerSearchPage } from '../../app/frames/CustomerSearchPage.tsx';
import type { PageHandle } from '../../app/routing/page.ts';

const form = searchForms.queries;

export const handle: PageHandle = { title: form.title, description: form.lead };

export const Component = () => <CustomerSearchPage form={form} path="/queries" />;
