import type { ScreenStates } from '#storybook/states.ts';

const inThePage = 'It has no remote data.';
const cannotFail = 'It has no remote data that could fail.';
const calculatesAtOnce = 'It calculates synchronously.';

export const contentStates = {
  'Screens/Content/About': {
    without: { loading: inThePage, empty: 'Its text is always there.', error: cannotFail },
    own: [],
  },
  'Screens/Content/Article': {
    without: {
      loading: inThePage,
      empty: 'An article without content is not published.',
      error: 'An unknown address shows the not-found page.',
    },
    own: ['Fifty Ohms', 'Before The Drill'],
  },
  'Screens/Content/Blogs': { without: { loading: inThePage, error: cannotFail }, own: [] },
  'Screens/Content/Content': {
    without: { loading: inThePage, empty: 'A page without sections is not published.', error: cannotFail },
    own: ['Narrow In Mil', 'Tablet', 'Few Sections', 'No Related', 'Without Slots', 'With Call To Action'],
  },
  'Screens/Content/Faq': {
    without: { loading: inThePage, error: cannotFail },
    own: ['Search', 'Open', 'Open At First', 'No Related'],
  },
  'Screens/Content/ImpedanceCalculator': {
    without: { loading: calculatesAtOnce },
    own: ['Single', 'Pair', 'Stripline', 'Out Of Range', 'Controlled'],
  },
  'Screens/Content/Pages': {
    without: {
      loading: inThePage,
      empty: 'A page without sections is not published.',
      error: 'An unknown address shows the not-found page.',
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
    without: { loading: inThePage, empty: 'A process without steps has no walk.' },
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
    without: { loading: inThePage, empty: 'Every board has a minimum of one layer.', error: cannotFail },
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
