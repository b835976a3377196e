import type { ScreenStates } from '#storybook/states.ts';

export const adminStates = {
  'Screens/Admin/Dashboard': {
    without: {},
    own: ['Month', 'Week', 'Controlled Period', 'Chart Missing', 'In Layout', 'Phone'],
  },
  'Screens/Admin/Inquiries': { without: {}, own: ['Details', 'Filtered', 'No Result'] },
  'Screens/Admin/Layout': {
    without: {
      loading: 'It has no remote data. The page inside shows its own loading state.',
      empty: 'Its entries are fixed. The page inside shows its own empty state.',
      error: 'Nothing in it can fail. The page inside shows its own error.',
    },
    own: ['On An Edit Page', 'On An Unknown Page', 'Picture Blocked', 'Phone', 'Drawer Open', 'Drawer Open Dark'],
  },
  'Screens/Admin/Order edit': {
    without: {},
    own: ['Name Of Two Lines', 'Unknown Status', 'From A Search', 'Saving', 'Refused', 'Refused Later'],
  },
  'Screens/Admin/Orders': {
    without: {},
    own: [
      'Filtered',
      'Odd Address',
      'Month',
      'No Result',
      'Stale',
      'Details',
      'Unknown Status',
      'Long Details',
      'Narrow Details',
      'Narrow Many Rows',
      'Narrow More Shown',
      'Folded',
      'Comfortable',
      'Many Rows',
      'Ten Thousand Rows',
    ],
  },
  'Screens/Admin/Quotation edit': { without: {}, own: [] },
  'Screens/Admin/Quotations': { without: {}, own: ['Details', 'Filtered', 'No Result'] },
  'Screens/Admin/Service edit': { without: {}, own: [] },
  'Screens/Admin/Services': { without: {}, own: ['Add Form', 'Filtered', 'No Result'] },
  'Screens/Admin/Settings': { without: {}, own: ['Invalid', 'Stale', 'Saving', 'Refused'] },
  'Screens/Admin/SignIn': {
    without: { empty: 'It shows no data. Ready is the empty form.' },
    own: ['Filled In', 'Refused'],
  },
  'Screens/Admin/User edit': { without: {}, own: [] },
  'Screens/Admin/Users': {
    without: {},
    own: [
      'Add Form',
      'Add Form Saving',
      'Add Form Refused',
      'Add Form Refused Later',
      'Unknown Status',
      'Filtered',
      'No Result',
    ],
  },
} satisfies ScreenStates;
