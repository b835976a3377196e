import type { Fault } from '../model.ts';

/** Text and controls have enough contrast in every theme. */
export const coloursFaults: readonly Fault[] = [
  {
    id: 'muted-text-too-pale',
    promise: 'Captions and descriptions are readable in the light theme.',
    file: 'packages/ui/src/tokens/palette.ts',
    find: '600: [0.445, 0.024, 160]',
    replace: '600: [0.62, 0.024, 160]',
    caughtBy: { step: 'unit', file: 'tests/ui/contrast.test.ts', test: "our brand > light > 'textMuted' on 'page'" },
  },
  {
    id: 'brand-too-dark-at-night',
    promise: 'Links and selections are readable in the dark theme.',
    file: 'packages/ui/src/tokens/palette.ts',
    find: '300: [0.81, 0.125, 160]',
    replace: '300: [0.58, 0.125, 160]',
    caughtBy: { step: 'unit', file: 'tests/ui/contrast.test.ts', test: "our brand > dark > 'brand' on 'page'" },
  },
  {
    id: 'copper-for-small-words',
    promise: 'The label of every button is readable.',
    file: 'packages/ui/src/private/button/button.css.ts',
    find: '[ink]: vars.color.brand,',
    replace: '[ink]: vars.color.copper,',
    caughtBy: { step: 'stories', file: 'stories/components/Button.stories.tsx', test: 'Appearance > its own check' },
  },
  {
    id: 'fixed-grey-on-a-dark-card',
    promise: "The descriptions of the admin dashboard's figures are readable in the dark theme.",
    file: 'packages/screens/src/admin/AdminDashboardScreen/AdminDashboardScreen.css.ts',
    find: '  fontSize: vars.fontSize.small,\n  color: vars.color.textMuted,\n});\n\nexport const action',
    replace: "  fontSize: vars.fontSize.small,\n  color: '#5a625d',\n});\n\nexport const action",
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/admin/AdminDashboardScreen.stories.tsx',
      test: 'Ready > its own check',
    },
  },
  {
    id: 'chosen-tab-lost-in-forced-colours',
    promise: 'The selected tab is visible in a contrast theme.',
    file: 'packages/ui/src/components/Tabs/Tabs.css.ts',
    find: "'@media': { [forcedColors]: { background: 'Highlight' } },",
    replace: '',
    caughtBy: {
      step: 'stories',
      file: 'stories/screens/storefront/HomeScreen.stories.tsx',
      test: 'Forced Colours > underlines only the selected tab',
    },
  },
];
