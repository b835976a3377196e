import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { SearchFormScreen, searchForms } from '@pcb/screens/account/SearchFormScreen';
import { useLocation } from 'react-router-dom';
import { type PageModule, titled } from '../page.ts';

export type SearchFormId = keyof typeof searchForms;

/** A page with a search form, which finds nothing: there is no server to ask. */
export function searchPage(id: SearchFormId): PageModule {
  const form = searchForms[id];
  function SearchPage() {
    const { pathname } = useLocation();
    return (
      <AccountLayout currentHref={pathname}>
        <SearchFormScreen form={form} />
      </AccountLayout>
    );
  }
  return { Component: SearchPage, handle: { title: titled(form.title), description: form.lead } };
}
