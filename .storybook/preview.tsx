import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import MockDate from 'mockdate';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { actOnceAtATime } from './actOnceAtATime.ts';
import { clearAnnouncements } from './announcements.ts';
import { chooseRules, dropPassedReports, isSeenPage, needsContrast, repeatsStory, skipAxe } from './axe.ts';
import { checkStory } from './checks/checkStory.ts';
import { recordConsole } from './checks/console.ts';
import { checkContrast } from './contrast.ts';
import { guide } from './docs/guide.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import './brands.css';
import './host.css';
import { chooseSnapshots } from './modes.ts';
import { isTestRun, testBrowser } from './testBrowser.ts';
import { withHost } from './withHost.tsx';
import { withInverse } from './withInverse.tsx';

/** Lazy, so that stories do not load the documentation pages. */
const DocsFrame = lazy(() => import('./docs/DocsFrame.tsx').then((module) => ({ default: module.DocsFrame })));
const DocsPage = lazy(() => import('./docs/DocsPage.tsx').then((module) => ({ default: module.DocsPage })));

/** The time of all stories: in the middle of the sample data, on a working day in Kochi. */
const fixedMoment = '2025-08-29T10:00:00+05:30';

// Code that loads on demand takes more than the usual second when both cores are busy.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), guide],
  tags: ['autodocs'],
  decorators: [withInverse, withHost],
  argTypesEnhancers: [chooseSnapshots],
  globalTypes,
  initialGlobals,
  // Runs after Storybook's own configuration.
  beforeAll: actOnceAtATime,
  beforeEach: async (context) => {
    clearAnnouncements();
    const isForced = context.globals['contrast'] === 'forced';
    if (isForced) await testBrowser.forceColours?.(true);
    chooseRules(context);
    if (context.globals['clock'] === 'fixed') MockDate.set(fixedMoment);
    const stopRecording = recordConsole();
    return async () => {
      stopRecording();
      MockDate.reset();
      if (isForced) await testBrowser.forceColours?.(false);
    };
  },
  afterEach: async (context) => {
    // The checks measure text, so they wait for the fonts.
    await document.fonts.ready;
    checkStory(context);
    if (!isTestRun) return;
    dropPassedReports(context);
    if (repeatsStory(context) || (await isSeenPage(context))) skipAxe(context);
    else if (needsContrast(context)) await checkContrast();
  },
  parameters: {
    // Collecting details of passing rules takes as long as the check itself.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    // `chooseSnapshots` overrides it for stories that show a state.
    chromatic: { disableSnapshot: true },
    docs: {
      toc: true,
      codePanel: true,
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Components',
          'Art',
          'Screens',
          ['Shell', 'Storefront', 'Content', 'Catalogue', 'Account', 'Admin'],
          'Flows',
          'Guides',
        ],
      },
    },
    viewport: {
      // The heights differ by less than 100 px, because all tests share a window: react-aria takes a larger difference
      // at the focus of a field for an on-screen keyboard, and from then on each modal is transparent for two frames or
      // more.
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '900px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
});
