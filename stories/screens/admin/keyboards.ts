/** The keys of every list of records. */
export const listKeyboard: readonly string[] = [
  '`Tab` Moves through the search, the filters and the buttons at the top to the list, its headers, and then row by row through the actions.',
  '`Escape` In the search: clears it.',
  '`Enter or Space` On More filters: shows or hides them. On a filter that is set: removes it.',
  '`Enter, Space or Arrow down` On a status: opens its options. Letters jump to one, Enter selects it.',
  '`Letters` On a status: select the option that starts with them.',
  '`Space` On a column in the menu Columns: hides or shows it. The menu stays open.',
  '`Arrow keys` On the row height: select the other one.',
  '`Enter or Space` On More, on a phone: shows or hides the other values of the row.',
  '`Enter, Space or Arrow down` On Sort, on a phone: opens the menu of columns and directions.',
  '`Enter or Space` On a header: sorts by that column, then reverses the order.',
  '`Arrow keys` On the list: scroll it below its headers.',
];

/** The keys while the details of a record are open. */
export const detailsKeyboard: readonly string[] = ['`Escape` In the details: closes them and returns focus to View.'];

/** The keys of the form for a new record. */
export const addFormKeyboard: readonly string[] = [
  '`Enter` In a single-line field: adds the record, or focuses the first invalid field.',
  '`Escape` In the form: closes it without adding anything and returns focus to its opener.',
];

/** The keys of an edit page. */
export const editKeyboard: readonly string[] = [
  '`Tab` Moves from the back link through the fields to Cancel and Save.',
  '`Enter` In a single-line field: saves. In a multi-line field: starts a new line.',
  '`Enter, Space or Arrow down` On the status: opens its options. Letters jump to one.',
];
