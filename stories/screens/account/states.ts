import type { ScreenStates } from '#storybook/states.ts';

const shownByPage = 'The page inside shows its own.';

export const accountStates = {
  'Screens/Account/Layout': {
    without: { loading: shownByPage, empty: shownByPage, error: shownByPage },
    own: ['Shipped', 'Short List', 'Phone', 'Phone Drawer Open', 'Tablet'],
  },
  'Screens/Account/Appointment': {
    without: {
      loading: 'It has no remote data.',
      empty: 'The teams and the questions are part of the page.',
      error: 'It loads and submits nothing: appointments are booked on another site.',
    },
    own: ['Question Open', 'Controlled'],
  },
  'Screens/Account/Dashboard': {
    without: {},
    own: ['Stale', 'Malayalam Name', 'Tablet'],
  },
  'Screens/Account/Profile': {
    without: {},
    own: ['Stale'],
  },
  'Screens/Account/Register': {
    without: {},
    own: ['Desktop', 'Tablet'],
  },
  'Screens/Account/Search form': {
    without: {},
    own: [
      'Shipped',
      'Query',
      'Unpaid Invoices',
      'Track Inquiry',
      'Track Quotation',
      'Filled',
      'Another Form',
      'Results',
      'One Row',
      'Stale',
    ],
  },
  'Screens/Account/SignIn': {
    without: {},
    own: ['Desktop', 'Tablet'],
  },
} satisfies ScreenStates;
