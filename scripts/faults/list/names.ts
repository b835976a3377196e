import type { Fault } from '../model.ts';

/** Screen readers get names, headings and announcements. */
export const namesFaults: readonly Fault[] = [
  {
    id: 'icon-button-without-a-name',
    promise: 'Icon buttons have an accessible name.',
    file: 'packages/ui/src/components/IconButton/IconButton.tsx',
    find: '<AriaButton {...props} className=',
    replace: '<AriaButton {...props} aria-label="" className=',
    caughtBy: {
      step: 'stories',
      file: 'stories/components/IconButton.stories.tsx',
      test: 'Playground > its own check',
    },
  },
  {
    id: 'dialog-without-a-name',
    promise: 'Dialogs have an accessible name.',
    file: 'packages/ui/src/components/Dialog/Dialog.tsx',
    find: '<AriaHeading slot="title" level={2}',
    replace: '<AriaHeading level={2}',
    caughtBy: {
      step: 'stories',
      file: 'stories/components/Dialog.stories.tsx',
      test: 'Playground > has its title as name and heading',
    },
  },
  {
    id: 'heading-level-skipped',
    promise: 'The profile page skips no heading level.',
    file: 'packages/screens/src/shared/Section.tsx',
    find: '<Heading level={2} size={size} id={titleId}>',
    replace: '<Heading level={3} size={size} id={titleId}>',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/account/ProfileScreen.stories.tsx',
      test: 'Ready > its own check',
    },
  },
  {
    id: 'second-h1',
    promise: 'A page has one h1.',
    file: 'packages/screens/src/account/SearchFormScreen/SearchOutcome.tsx',
    find: '<Heading level={2} size="title" id="search-results">',
    replace: '<Heading level={1} size="title" id="search-results">',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/account/SearchFormScreen.stories.tsx',
      test: 'Ready > its own check',
    },
  },
  {
    id: 'toast-not-announced',
    promise: 'Screen readers announce toasts.',
    file: 'packages/ui/src/components/ToastRegion/ToastCard.tsx',
    find: '<div role="status" aria-live=',
    replace: '<div aria-live=',
    caughtBy: {
      step: 'unit',
      file: 'tests/ui/ToastRegion.test.tsx',
      test: 'announcement > is in a live region that existed before',
    },
  },
  {
    id: 'splash-not-announced',
    promise: 'Screen readers announce the splash.',
    file: 'packages/screens/src/shell/Splash/Splash.tsx',
    find: '<Text isMono size="small" role="status">',
    replace: '<Text isMono size="small">',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/shell/Splash.stories.tsx',
      test: 'Ready > [S-01] says that boards are being prepared',
    },
  },
];
