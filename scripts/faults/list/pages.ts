import type { Fault } from '../model.ts';

/** Every address is a page with a unique title. */
export const pagesFaults: readonly Fault[] = [
  {
    id: 'page-without-a-title',
    promise: 'Every page has a title in the browser tab.',
    file: 'apps/site/src/pages/products.tsx',
    find: '= productsContent.meta;',
    replace: "= { ...productsContent.meta, title: '' };",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/builtPages.spec.ts',
      test: 'has a unique title and description',
    },
  },
  {
    id: 'two-pages-of-one-title',
    promise: 'No two pages have the same title.',
    file: 'apps/site/src/pages/blogs.tsx',
    find: '= blogsScreenContent.meta;',
    replace: "= { ...blogsScreenContent.meta, title: 'Cart' };",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/builtPages.spec.ts',
      test: 'has a unique title and description',
    },
  },
  {
    id: 'page-without-a-description',
    promise: 'Every page has a description for search engines.',
    file: 'apps/site/src/pages/about.tsx',
    find: 'aboutContent(brand).meta.description',
    replace: "''",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/builtPages.spec.ts',
      test: 'has a unique title and description',
    },
  },
  {
    id: 'dead-link',
    promise: 'Every link of the site leads to a page.',
    file: 'packages/screens/src/content/pages/pageLinks.ts',
    find: "href: '/resources/design-guidelines' }",
    replace: "href: '/resources/design-guideline' }",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/builtLinks.spec.ts',
      test: '[C-10] every internal link of every page leads to an existing page and section',
    },
  },
  {
    id: 'dead-anchor',
    promise: 'A link to a section leads to that section.',
    file: 'packages/screens/src/content/pages/pageLinks.ts',
    find: "href: '/resources/technical-capabilities/pcb-b#pre-production-engineering',",
    replace: "href: '/resources/technical-capabilities/pcb-b#pre-production',",
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/contentPages.test.ts',
      test: 'links only to existing sections',
    },
  },
  {
    id: 'old-address-leads-astray',
    promise: 'An old service address leads to its service.',
    file: 'apps/site/src/app/redirects.ts',
    find: "'/services/pcb-stencil': '/services#stencil',",
    replace: "'/services/pcb-stencil': '/services#stencils',",
    caughtBy: {
      step: 'stories',
      file: 'stories/flows/StorefrontFlows.stories.tsx',
      test: 'Switch Service > [R-08] [Q-02] [Q-03] by mouse',
    },
  },
  {
    id: 'wrong-title-for-nowhere',
    promise: 'The title of the not-found page says so.',
    file: 'apps/site/src/app/NotFoundPage.tsx',
    find: "title: 'Page Not Found',",
    replace: "title: 'Not found',",
    caughtBy: {
      step: 'site',
      file: 'tests/e2e/builtPages.spec.ts',
      test: '[R-13] the 404 page has its text and a link home, even without scripts',
    },
  },
  {
    id: 'certificate-missing',
    promise: 'Every certificate can be downloaded.',
    file: 'apps/site/public/certificates/rohs.pdf',
    isMissing: true,
    caughtBy: {
      step: 'unit',
      file: 'tests/site/certificates.test.ts',
      test: '[C-08] the folder holds exactly the four certificates',
    },
  },
];
