import type { ScreenStates } from '#storybook/states.ts';

const insideIt = 'The page inside it shows its own.';

export const accountStates = {
  'Screens/Account/Layout': {
    without: { loading: insideIt, empty: insideIt, error: insideIt },
    own: ['Shipped', 'Short List', 'Phone', 'Phone Drawer Open', 'Tablet'],
  },
  'Screens/Account/Appointment': {
    without: {
      loading: 'Everything on it is in the page itself.',
      empty: 'The teams and the questions are words of the page.',
      error: 'Nothing on it is fetched or sent: appointments are booked on another site.',
    },
    own: ['Question Open', 'Controlled'],
  },
  'Screens/Account/Dashboard': {
    without: {
      loading: 'It needs no more than the name of the customer, who is signed in.',
      empty: 'The eleven tiles are always there.',
      error: 'Nothing on it is fetched or sent.',
    },
    own: ['Malayalam Name', 'Tablet'],
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
