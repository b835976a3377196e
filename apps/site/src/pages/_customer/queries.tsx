import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { SearchFormScreen, searchForms } from '@pcb/screens/account/SearchFormScreen';
import type { PageHandle } from '../../app/page.ts';

const form = searchForms.queries;

export const handle: PageHandle = { title: form.title, description: form.lead };

export function Component() {
  return (
    <AccountLayout currentHref="/queries">
      <SearchFormScreen form={form} />
    </AccountLayout>
  );
}
