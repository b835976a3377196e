/**
 * The core states of screens and components. A story that shows one has its tag, by which the sidebar can filter.
 * `tests/storybook/states.test.ts` fails if a screen lacks one; only screens with remote data need the data states.
 */
export const screenStates = {
  ready: 'The usual state.',
  loading: 'Its data is loading.',
  empty: 'There is nothing to show.',
  error: 'Something failed or is invalid.',
  'long-content': 'Names and texts far longer than usual, and words that do not break.',
  narrow: '320 px wide, which is also a laptop at 400 % zoom.',
  dark: 'In the dark theme.',
  'right-to-left': 'Mirrored, as for Urdu or Arabic.',
  'large-text': 'With text at 200 %.',
  'forced-colours': 'In the colours of the system, such as Windows contrast themes.',
} as const;

export const componentStates = {
  ready: 'The usual state, with controls.',
  'long-content': 'Text far longer than usual.',
  unbroken: 'A word that cannot break.',
  'on-inverse': 'On an inverse section, which is dark in both themes.',
  touch: 'For touch: targets of 44 px.',
} as const;

/** The states of remote data. */
export const dataStates: readonly string[] = ['loading', 'empty', 'error'];
