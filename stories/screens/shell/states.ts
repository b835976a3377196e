import type { ScreenStates } from '#storybook/states.ts';

export const shellStates = {
  'Screens/Shell/Shell': {
    without: {
      loading: 'It stands at once; the page inside it shows what is on the way.',
      empty: 'Its menus and its footer always have the same entries.',
      error: 'It fetches and sends nothing; the page inside it shows what failed.',
    },
    own: [
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
      error: 'It cannot fail: should the page never start, it hides itself.',
    },
    own: [],
  },
} satisfies ScreenStates;
