import { expect, it } from 'vitest';
import { pathOf } from '../../apps/site/src/app/routing/pageFiles.ts';

it.each([
  ['../pages/index.tsx', '/'],
  ['../pages/reach-out.tsx', '/reach-out'],
  ['../pages/resources/faq/general.tsx', '/resources/faq/general'],
  ['../pages/_customer/orders/shipped.tsx', '/orders/shipped'],
  ['../pages/_sign-in/admin/login.tsx', '/admin/login'],
  ['../pages/admin/users/edit/[id].tsx', '/admin/users/edit/:id'],
])('the path of %s is %s', (file, path) => {
  expect(pathOf(file)).toBe(path);
});
