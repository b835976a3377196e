import type { Guide } from '#storybook/docs/guide.ts';

type Keyboard = Guide['keyboard'];

/** The keys of every list of records. */
export const listKeyboard: Keyboard = [
  {
    keys: 'Tab',
    does: 'Moves through the search, the filters and the buttons at the top to the list, its headers, and then row by row through the actions.',
  },
  { keys: 'Escape', does: 'In the search: clears it.' },
  { keys: 'Enter or Space', does: 'On More filters: shows or hides them. On a filter that is set: removes it.' },
  {
    keys: 'Enter, Space or Arrow down',
    does: 'On a status: opens its options. Letters jump to one, Enter selects it.',
  },
  { keys: 'Letters', does: 'On a status: select the option that starts with them.' },
  { keys: 'Space', does: 'On a column in the menu Columns: hides or shows it. The menu stays open.' },
  { keys: 'Arrow keys', does: 'On the row height: select the other one.' },
  { keys: 'Enter or Space', does: 'On More, on a phone: shows or hides the other values of the row.' },
  { keys: 'Enter or Space', does: 'On a header: sorts by that column, then reverses the order.' },
  { keys: 'Arrow keys', does: 'On the list: scroll it below its headers.' },
];

/** The keys while the details of a record are open. */
export const detailsKeyboard: Keyboard = [
  { keys: 'Escape', does: 'In the details: closes them and returns focus to View.' },
];

/** The keys of the form for a new record. */
export const addFormKeyboard: Keyboard = [
  { keys: 'Enter', does: 'In a single-line field: adds the record, or focuses the first invalid field.' },
  { keys: 'Escape', does: 'In the form: closes it without adding anything and returns focus to its opener.' },
];

/** The keys of an edit page. */
export const editKeyboard: Keyboard = [
  { keys: 'Tab', does: 'Moves from the back link through the fields to Cancel and Save.' },
  { keys: 'Enter', does: 'In a single-line field: saves. In a multi-line field: starts a new line.' },
  { keys: 'Enter, Space or Arrow down', does: 'On the status: opens its options. Letters jump to one.' },
];
