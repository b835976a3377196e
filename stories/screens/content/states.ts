import type { ScreenStates } from '#storybook/states.ts';

const inThePage = 'Everything on it is in the page itself.';
const cannotFail = 'It is there as soon as the page is, and asks for nothing: nothing can fail.';
const calculatesAtOnce = 'It calculates in the page itself, as soon as a key is pressed.';

export const contentStates = {
  'Screens/Content/About': {
    without: { loading: inThePage, empty: 'What the company says of itself is always there.', error: cannotFail },
    own: [],
  },
  'Screens/Content/Article': {
    without: {
      loading: inThePage,
      empty: 'An article without words is not published.',
      error: 'An address without an article leads to the page that says so.',
    },
    own: ['Fifty Ohms', 'Before The Drill'],
  },
  'Screens/Content/Blogs': { without: { loading: inThePage, error: cannotFail }, own: [] },
  'Screens/Content/Content': {
    without: { loading: inThePage, empty: 'A page without sections is not published.', error: cannotFail },
    own: ['Tablet', 'Few Sections', 'No Related', 'Without Slots', 'With Call To Action'],
  },
  'Screens/Content/Faq': {
    without: { loading: inThePage, empty: 'A page without questions is not published.', error: cannotFail },
    own: ['Open', 'Open At First', 'No Related'],
  },
  'Screens/Content/ImpedanceCalculator': {
    without: { loading: calculatesAtOnce },
    own: ['Single', 'Pair', 'Stripline', 'Out Of Range', 'Controlled'],
  },
  'Screens/Content/Pages': {
    without: {
      loading: inThePage,
      empty: 'A page without sections is not published.',
      error: 'An address without a page leads to the page that says so.',
    },
    own: [
      'Assembled Boards',
      'Bare Boards',
      'Stencils',
      'Flexible Boards',
      'Panel Guidelines',
      'Design Guidelines',
      'Solder Paste Data Preparation',
      'Manufacturing Process',
      'Packaging Guideline',
      'Rogers Laminates',
      'Standard Stack Ups',
      'Circuit Protection',
      'General Faq',
      'Technical Faq',
    ],
  },
  'Screens/Content/Panel drawing': {
    without: { loading: calculatesAtOnce },
    own: ['Zero', 'Negative', 'Too Large', 'V Cut', 'V Cut Too Small', 'One Board', 'Long And Thin', 'Controlled'],
  },
  'Screens/Content/Process walk': {
    without: { loading: inThePage, empty: 'A process without steps has no walk: the page stands without it.' },
    own: [
      'Controlled',
      'Panelisation',
      'Inner Imaging',
      'Inner Etch',
      'Lamination',
      'Drilling',
      'First Copper',
      'Outer Imaging',
      'Plating',
      'Mask',
      'Finish',
      'Outline',
    ],
  },
  'Screens/Content/SparePartsCalculator': {
    without: { loading: calculatesAtOnce },
    own: ['Minimum Decides', 'Share Decides', 'Nothing Needed'],
  },
  'Screens/Content/Stack-up': {
    without: { loading: inThePage, empty: 'Every board has one layer at least.', error: cannotFail },
    own: [
      'Highlighted',
      'Highlighted At First',
      'One Layer',
      'Two Layers Thin',
      'Two Layers',
      'Two Layers Thick',
      'Four Layers Thin',
      'Four Layers Thick',
    ],
  },
  'Screens/Content/StencilApertureCalculator': {
    without: { loading: calculatesAtOnce },
    own: ['Missed', 'Circle', 'Thick Foil', 'Out Of Range'],
  },
  'Screens/Content/TrackWidthCalculator': {
    without: { loading: calculatesAtOnce },
    own: ['Minimum Decides', 'Three Ounces', 'Almost Nothing', 'Inner', 'Out Of Range'],
  },
} satisfies ScreenStates;
