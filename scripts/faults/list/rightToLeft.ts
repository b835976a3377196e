import type { Fault } from '../model.ts';

/** A mirrored page reads and works from right to left. */
export const rightToLeftFaults: readonly Fault[] = [
  {
    id: 'breadcrumb-arrow-points-back',
    promise: 'In a mirrored page the arrows between breadcrumbs point to the next page.',
    file: 'packages/ui/src/components/Breadcrumbs/Breadcrumbs.css.ts',
    find: "selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } }",
    replace: 'selectors: {}',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/catalogue/CategoryScreen.stories.tsx',
      test: 'Right To Left > its own check',
    },
  },
  {
    id: 'related-arrow-points-back',
    promise: 'In a mirrored page the arrows of related links point forward.',
    file: 'packages/screens/src/shared/mirrored.css.ts',
    find: '[mirrored, { color: vars.color.textMuted }]',
    replace: "{ flex: 'none', color: vars.color.textMuted }",
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/content/Pages.stories.tsx',
      test: 'Right To Left > its own check',
    },
  },
  {
    id: 'arrow-key-not-mirrored',
    promise: 'In a mirrored page the left arrow key moves to the next step.',
    file: 'packages/screens/src/content/tools/ProcessWalk/ProcessWalk.tsx',
    find: "const onward = nextRef.current?.matches(':dir(rtl)') ? -1 : 1;",
    replace: 'const onward = 1;',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/content/ProcessWalk.stories.tsx',
      test: 'Right To Left > puts Next to the left of Previous, and the left arrow moves to the next step',
    },
  },
  {
    id: 'sticky-column-at-the-left',
    promise: 'In a mirrored table the row headers stay visible.',
    file: 'packages/ui/src/components/Table/sideBySide.css.ts',
    find: "justifySelf: 'start', insetInlineStart: 0",
    replace: "justifySelf: 'start', left: 0",
    caughtBy: {
      step: 'stories, right to left',
      file: 'stories/components/Table.stories.tsx',
      test: 'Tablet > scrolls sideways by keyboard, and the row header stays visible',
    },
  },
];
