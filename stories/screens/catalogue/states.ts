import type { ScreenStates } from '#storybook/states.ts';

const isStatic = 'It has no remote data.';
const loadsNothing = 'It has no remote data that could fail, and no fields.';

export const catalogueStates = {
  'Screens/Catalogue/CategoryGroup': {
    without: {
      loading: isStatic,
      empty: 'A group always has categories.',
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
      error: 'It has no remote data; the browser reports failed downloads.',
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
    without: {},
    own: ['Filtered', 'Many Parts', 'Tablet'],
  },
} satisfies ScreenStates;
