import type { Fault } from '../model.ts';

/** Access is guarded whatever the storage contains. */
export const accessFaults: readonly Fault[] = [
  {
    id: 'storage-throws',
    promise: 'The site works in a browser that forbids storage.',
    file: 'apps/site/src/data/storage.ts',
    find: '    try {\n      return area().getItem(key);\n    } catch {\n      return null;\n    }\n',
    replace: '    return area().getItem(key);\n',
    caughtBy: {
      step: 'unit',
      file: 'tests/site/storage.test.ts',
      test: '[L-02] nothing throws > when the storage is forbidden',
    },
  },
  {
    id: 'any-password-signs-in',
    promise: 'A wrong password does not sign anybody in.',
    file: 'apps/site/src/data/storage.ts',
    find: 'email === credentials.email && password === credentials.password',
    replace: 'email === credentials.email || password === credentials.password',
    caughtBy: {
      step: 'unit',
      file: 'tests/site/storage.test.ts',
      test: '[U-05] finds a user only by the exact e-mail and password',
    },
  },
  {
    id: 'any-flag-is-the-administrator',
    promise: 'A stored flag with the value false does not open an admin page.',
    file: 'apps/site/src/data/storage.ts',
    find: "read(keys.admin) === 'true'",
    replace: 'read(keys.admin) !== null',
    caughtBy: {
      step: 'unit',
      file: 'tests/site/storage.test.ts',
      test: 'the administrator > is signed out when the flag is "false"',
    },
  },
  {
    id: 'half-an-admin-pair',
    promise: 'Only the right e-mail address and password open the admin area.',
    file: 'apps/site/src/data/session.ts',
    find: 'email !== brand.admin.email || password !== brand.admin.password',
    replace: 'email !== brand.admin.email && password !== brand.admin.password',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/adminAccess.spec.ts',
      test: '[M-01] [M-02] [R-14] only the fixed credentials open the admin area',
    },
  },
  {
    id: 'admin-stays-signed-in',
    promise: 'Logout ends the session of the administrator.',
    file: 'apps/site/src/session/session.ts',
    find: '      await data.signOutAdministrator();\n',
    replace: '',
    caughtBy: { step: 'site', file: 'tests/e2e/adminAccess.spec.ts', test: '[M-04] Logout removes the flag' },
  },
  {
    id: 'other-tabs-stay-signed-in',
    promise: 'Signing out in one tab signs out in all tabs.',
    file: 'apps/site/src/data/session.ts',
    find: 'const stopListening = onStorageChange(listener);',
    replace: 'const stopListening = onStorageChange(() => undefined);',
    caughtBy: {
      step: 'unit',
      file: 'tests/site/session.test.ts',
      test: 'the session > [L-03] follows another tab that signs out',
    },
  },
  {
    id: 'customer-pages-open-to-all',
    promise: 'The pages of a customer show nothing to a visitor.',
    file: 'apps/site/src/app/routes.tsx',
    find: 'isSignedIn: async () => (await site.session.refreshCustomer()) !== undefined,',
    replace: 'isSignedIn: async () => true,',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/guard.spec.ts',
      test: '[U-08] [R-09] every customer page redirects a visitor to the sign-in page and shows nothing first',
    },
  },
  {
    id: 'admin-pages-open-to-all',
    promise: 'The admin pages show nothing to a visitor.',
    file: 'apps/site/src/app/routes.tsx',
    find: 'isSignedIn: site.session.refreshAdministrator,',
    replace: 'isSignedIn: async () => true,',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/adminAccess.spec.ts',
      test: '[M-03] [R-11] every admin page redirects a visitor to the sign-in page and sends no admin code',
    },
  },
  {
    id: 'admin-code-before-the-guard',
    promise: 'The code of an admin page is loaded after the guard has resolved.',
    file: 'apps/site/src/app/routes.tsx',
    find: '                ...behind(administrator, withData(pageIn(folders.admin, path))),\n',
    replace: '                loader: withData(pageIn(folders.admin, path)),\n                Component: LoadedPage,\n',
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/adminAccess.spec.ts',
      test: '[M-03] [R-11] every admin page redirects a visitor to the sign-in page and sends no admin code',
    },
  },
  {
    id: 'admin-code-for-everybody',
    promise: 'A visitor is sent no code of the admin area.',
    file: 'apps/site/src/pages/cart.tsx',
    find: "import { storefrontEffects } from '../effects/storefront.ts';\n",
    replace: "import { storefrontEffects } from '../effects/storefront.ts';\nimport './admin/settings.tsx';\n",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/weight.spec.ts',
      test: '[G-03] the first load of a page stays within its script budget',
    },
  },
];
