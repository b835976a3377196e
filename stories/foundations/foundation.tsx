import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./FoundationPage.tsx').then((module) => ({ default: module.FoundationPage })));

/** The parameters of a foundation's stories, with the description of its page in Markdown. */
export const foundation = (description: string) => ({
  layout: 'padded' as const,
  docs: {
    description: { component: description },
    page: () => (
      <Suspense>
        <Page />
      </Suspense>
    ),
  },
});
