import type { ScreenStates } from '#storybook/states.ts';

const isStatic = 'It has no remote data.';

export const storefrontStates = {
  'Screens/Storefront/BillOfMaterials': {
    without: { loading: 'It reads the text at once, in the page.' },
    own: ['Nothing To Check'],
  },
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
  'Screens/Storefront/DispatchPlan': {
    without: {
      loading: 'It computes everything from its props.',
      error: 'It accepts every value; without a lead time it says who quotes it.',
    },
    own: ['Long Way', 'Range', 'Stencil', 'Five Day Week', 'Provisional', 'Without Today'],
  },
  'Screens/Storefront/CompareQuotes': {
    without: {
      loading: 'It has no remote data.',
      error: 'No value is an error; a missing price is a state of its own.',
    },
    own: ['Without Price'],
  },
  'Screens/Storefront/Home': {
    without: {
      loading: isStatic,
      empty: 'Its services, industries and claims are part of the page and always there.',
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
  'Screens/Storefront/OrderDrawing': {
    without: { loading: 'It draws at once, in the page.' },
    own: [
      'Panel',
      'V Cuts',
      'Working Panel',
      'Boards',
      'Layers',
      'No Stack Up',
      'Other Copper',
      'Rogers',
      'Flexible',
      'Stencil',
      'Foil',
      'Largest In Panel',
      'Magnified',
      'Controlled',
      'Phone',
    ],
  },
  'Screens/Storefront/PrintInstead': {
    without: {
      empty: 'It always has a page.',
      error: 'It renders what it is given.',
    },
    own: [],
  },
  'Screens/Storefront/Quotation': {
    without: {
      loading: 'It computes everything from its props.',
      error: 'It accepts every value; without a price it says what is missing.',
    },
    own: ['Every Line', 'Stencil', 'Reduced', 'Sourcing', 'Layout', 'On Request', 'Without Today'],
  },
  'Screens/Storefront/PriceDetails': {
    without: { loading: 'It computes its figures in the page.' },
    own: [
      'Many Lines',
      'Nothing Cheaper',
      'Layout',
      'Flex',
      'Stencil',
      'Sourcing',
      'On Request',
      'Without Today',
      'Narrow Sourcing',
      'Phone',
    ],
  },
  'Screens/Storefront/Reach out': {
    without: {
      loading: isStatic,
      empty: 'Its texts and the contact data are always there; without a topic and a message it looks like Ready.',
    },
    own: ['Topic', 'Written', 'Unknown Topic', 'Tablet'],
  },
  'Screens/Storefront/RouteError': {
    without: {
      loading: 'It shows after loading has failed.',
    },
    own: ['Tablet'],
  },
  'Screens/Storefront/Services': {
    without: {},
    own: [
      'Layout',
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
      'With Slots',
      'Last Change',
      'Controlled',
      'Ignored Values',
    ],
  },
  'Screens/Storefront/ShareLink': {
    without: {
      loading: 'Copying takes no time that a customer would notice.',
      empty: 'There is always a link, at least that of the page.',
    },
    own: [],
  },
} satisfies ScreenStates;
