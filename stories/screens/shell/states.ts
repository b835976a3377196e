import type { ScreenStates } from '#storybook/states.ts';

export const shellStates = {
  'Screens/Shell/Shell': {
    without: {
      loading: 'It has no remote data; the page inside shows its own loading state.',
      empty: 'Its menus and its footer always have the same entries.',
      error: 'It has no remote data; the page inside shows its own errors.',
    },
    own: [
      'In Business',
      'About Panel',
      'Services Panel',
      'Components Panel',
      'Resources Panel',
      'Signed In',
      'Malayalam Name',
      'Markup In Name',
      'Long Brand Name Narrow',
      'Tablet',
      'Phone',
      'Phone Menu',
      'Phone Menu Signed In',
      'Phone Menu Narrow Dark',
    ],
  },
  'Screens/Shell/Splash': {
    without: {
      empty: 'It is a picture and one sentence.',
      error: 'It cannot fail: it hides itself even if the page never starts.',
    },
    own: [],
  },
} satisfies ScreenStates;
