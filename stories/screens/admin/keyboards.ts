import type { Guide } from '#storybook/docs/guide.ts';

type Keyboard = Guide['keyboard'];

/** What the keys do in every list of records. */
export const listKeyboard: Keyboard = [
  {
    keys: 'Tab',
    does: 'Goes through the buttons at the top, the search and the filters to the list, its heads, and then row by row through the actions.',
  },
  { keys: 'Escape', does: 'In the search: empties it.' },
  { keys: 'Enter, Space or Arrow down', does: 'On a status: opens its choices. Letters jump to one, Enter takes it.' },
  { keys: 'Enter or Space', does: 'On a head: sorts by that column; pressed again, the other way round.' },
  { keys: 'Arrow keys', does: 'On the list itself: scroll it, while its heads stay.' },
];

/** What the keys do while the details of a record are open. */
export const detailsKeyboard: Keyboard = [
  { keys: 'Escape', does: 'In the details: closes them. The focus returns to View.' },
];

/** What the keys do in the form for a new record. */
export const addFormKeyboard: Keyboard = [
  { keys: 'Enter', does: 'In a line of the form: adds the record, or moves to the first field that is wrong.' },
  { keys: 'Escape', does: 'In the form: closes it, nothing is added. The focus returns to the button that opened it.' },
];

/** What the keys do where a record is edited. */
export const editKeyboard: Keyboard = [
  { keys: 'Tab', does: 'Goes from the way back through the fields to Cancel and Save.' },
  { keys: 'Enter', does: 'In a field of one line: saves. In one of several lines: begins another line.' },
  { keys: 'Enter, Space or Arrow down', does: 'On the status: opens its choices. Letters jump to one.' },
];
