/**
 * The states that a designer finds for everything of a kind. A story that shows one carries its tag, so that the
 * sidebar can filter by it; `npm run storybook:report` fails when one is neither tagged nor explained.
 */
export const screenStates = {
  ready: 'As most people meet it.',
  loading: 'Its data is on the way.',
  empty: 'There is nothing to show.',
  error: 'Something failed, or was filled in wrongly.',
  'long-content': 'Names and texts far longer than expected, and words that do not break.',
  narrow: '320 px wide, which is also a laptop at 400 % zoom.',
  dark: 'In the dark theme.',
  'right-to-left': 'Mirrored, as for Urdu or Arabic.',
  'large-text': 'With text at 200 %.',
  'forced-colours': 'In the colours of the system, such as Windows contrast themes.',
} as const;

export const componentStates = {
  ready: 'As it is met most often, with controls.',
  'long-content': 'With far more words than expected.',
  unbroken: 'With a word that has no place to break.',
  'on-mask': 'On a section that is a dark board, in both themes.',
  touch: 'Under a finger: targets of 44 px.',
} as const;

/** What one component or screen shows. */
export interface StateList<State extends string> {
  /** The states that it cannot have, and why. */
  without: Readonly<Partial<Record<State, string>>>;
  /** The names of its other stories: each tab, dialog, filter result, role, variant. */
  own: readonly string[];
}

export type ScreenStates = Readonly<Record<string, StateList<keyof typeof screenStates>>>;
export type ComponentStates = Readonly<Record<string, StateList<keyof typeof componentStates>>>;
