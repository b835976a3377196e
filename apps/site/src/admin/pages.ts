import type { PageModule } from '../page.ts';
import type { AdminPath } from './paths.ts';

const pages: Record<AdminPath, () => Promise<PageModule>> = {
  '/admin/dashboard': () => import('./dashboard.tsx'),
  '/admin/users': () => import('./users.tsx'),
  '/admin/users/edit/:id': () => import('./userEdit.tsx'),
  '/admin/orders': () => import('./orders.tsx'),
  '/admin/orders/edit/:id': () => import('./orderEdit.tsx'),
  '/admin/services': () => import('./services.tsx'),
  '/admin/services/edit/:id': () => import('./serviceEdit.tsx'),
  '/admin/inquiries': () => import('./inquiries.tsx'),
  '/admin/quotations': () => import('./quotations.tsx'),
  '/admin/quotations/edit/:id': () => import('./quotationEdit.tsx'),
  '/admin/settings': () => import('./settings.tsx'),
};

/** Loads the code of an administrator's page. */
export const loadPage = (path: AdminPath): Promise<PageModule> => pages[path]();
