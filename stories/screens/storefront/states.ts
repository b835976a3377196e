import type { ScreenStates } from '#storybook/states.ts';

const isStatic = 'Everything on it is in the page itself.';

export const storefrontStates = {
  'Screens/Storefront/Cart': {
    without: {},
    own: [
      'One Line',
      'Crowded',
      'Out Of Stock',
      'Processing',
      'Controlled Coupon',
      'Waiting Host',
      'Slow Answers',
      'Reloading',
      'Stale',
      'Coupon Saving',
      'Huge Amounts',
      'Tablet',
    ],
  },
  'Screens/Storefront/Home': {
    without: {
      loading: isStatic,
      empty: 'Its services, industries and claims are part of the page and always there.',
      error: 'It loads nothing that could fail, and has no field to fill in.',
    },
    own: ['Layout', 'Fabrication', 'Assembly', 'Stencil', 'Sourcing', 'Controlled', 'Tablet', 'Phone'],
  },
  'Screens/Storefront/NotFound': {
    without: {
      loading: isStatic,
      empty: 'It is one sentence and one link, the same at every address.',
    },
    own: ['Tablet'],
  },
  'Screens/Storefront/Reach out': {
    without: {
      loading: isStatic,
      empty: 'Its texts and the contact data are always there; without a topic it is as in Ready.',
      error: 'It sends nothing and checks nothing: it opens the mail program of the visitor.',
    },
    own: ['Topic', 'Unknown Topic', 'Tablet'],
  },
  'Screens/Storefront/RouteError': {
    without: {
      loading: 'It stands where loading has ended, in an error.',
    },
    own: ['Tablet'],
  },
  'Screens/Storefront/Services': {
    without: {},
    own: [
      'Layout Filled',
      'Rigid',
      'Rigid Filled',
      'On Request',
      'Flex',
      'Flex Filled',
      'Stencil',
      'Stencil Filled',
      'Sourcing',
      'Sourcing Saving',
      'Sourcing Signed In',
      'Hints',
      'Controlled',
    ],
  },
} satisfies ScreenStates;
