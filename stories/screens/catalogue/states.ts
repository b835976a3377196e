import type { ScreenStates } from '#storybook/states.ts';

const isStatic = 'Everything on it is in the page itself.';
const loadsNothing = 'It loads nothing that could fail, and has no field to fill in.';

export const catalogueStates = {
  'Screens/Catalogue/CategoryGroup': {
    without: {
      loading: isStatic,
      empty: 'What has no categories below it is no group.',
      error: loadsNothing,
    },
    own: [],
  },
  'Screens/Catalogue/Category': {
    without: {},
    own: ['Filtered', 'Held By Host', 'No Result', 'Stale', 'Without Group', 'Tablet'],
  },
  'Screens/Catalogue/Certifications': {
    without: {
      loading: isStatic,
      empty: 'The four standards are part of the page.',
      error: 'It loads nothing; whether a file could be downloaded is told by the browser.',
    },
    own: [],
  },
  'Screens/Catalogue/GenericComponents': {
    without: {
      loading: isStatic,
      empty: 'The six parts are part of the page.',
      error: loadsNothing,
    },
    own: [],
  },
  'Screens/Catalogue/Products': {
    without: {
      loading: isStatic,
      error: 'It loads nothing that could fail, and any words can be searched for.',
    },
    own: ['Filtered', 'Tablet'],
  },
} satisfies ScreenStates;
