import type { PageModule } from '../page.ts';
import type { AccountPath } from './paths.ts';
import type { SearchFormId } from './searchPage.tsx';

const searchPage = async (form: SearchFormId) => (await import('./searchPage.tsx')).searchPage(form);

const pages: Record<AccountPath, () => Promise<PageModule>> = {
  '/dashboard': () => import('./dashboard.tsx'),
  '/orders': () => searchPage('orders'),
  '/orders/shipped': () => searchPage('shipped'),
  '/queries': () => searchPage('queries'),
  '/invoices': () => searchPage('invoices'),
  '/quotations': () => searchPage('quotations'),
  '/inquiries': () => searchPage('inquiries'),
  '/profile': () => import('./profile.tsx'),
  '/reachout': () => import('./appointments.tsx'),
};

/** Loads the code of a customer's page. */
export const loadPage = (path: AccountPath): Promise<PageModule> => pages[path]();
