/** The built-in strings of components. All other text is passed as props. */
export interface Messages {
  /** The accessible name of the button that closes a dialog, drawer or toast. */
  close: string;
  /** The accessible name of the region of the toasts. */
  notifications: string;
  /** Read by screen readers in place of the asterisk of a required field that is not an input. */
  required: string;
  /** The name of the checkbox that selects all rows of a table. */
  selectAllRows: string;
  /** Its name if the table shows only some of the rows: 'Select the {count} rows shown'. */
  selectShownRows: string;
  /** The button that then selects the others too: 'Select all {count}'. */
  selectAllMatches: string;
  /** The name of the checkbox of a row, before the row header: 'Select PO-2041'. */
  selectRow: string;
  /** How many rows of a table are selected, for any number: '{count} of {all} selected'. */
  selectedRows: string;
  /** How many others are selected that a filter hides, for any number: '{count} more hidden by filters'. */
  hiddenRows: string;
  /** The button that clears the selection of a table. */
  clearSelection: string;
  /** Read after the name of a table row that is below another one: 'level 2'. */
  rowLevel: string;
  /** The button that shows the rows below all rows of a table. */
  expandAllRows: string;
  /** The same button when they are all shown. */
  collapseAllRows: string;
  /** The button and the menu that hide and show the columns of a table. */
  columns: string;
  /** The item of that menu that shows all columns. */
  showAllColumns: string;
  /** The name of the button of a column's own menu: 'Options of {column}'. */
  columnOptions: string;
  /** Items of the menu of a column. */
  sortAscending: string;
  sortDescending: string;
  widerColumn: string;
  narrowerColumn: string;
  resetColumnWidth: string;
  hideColumn: string;
  /** Announced when a column has been hidden: '{column} hidden'. */
  columnHidden: string;
  /** Announced when a column is shown again: '{column} shown'. */
  columnShown: string;
  /** Announced when the width of a column has changed, in pixels: '{column}: {count} pixels wide'. */
  columnWidth: string;
  /** Shown above a table that is sorted by a hidden column: 'Sorted by {column}, ascending'. */
  sortedAscending: string;
  /** The same in the other direction. */
  sortedDescending: string;
  /** The text of an upload button, before the kind of file. */
  upload: string;
}

const english: Messages = {
  close: 'Close',
  notifications: 'Notifications',
  required: 'Required',
  selectAllRows: 'Select all rows',
  selectShownRows: 'Select the {count} rows shown',
  selectAllMatches: 'Select all {count}',
  selectRow: 'Select',
  selectedRows: '{count} of {all} selected',
  hiddenRows: '{count} more hidden by filters',
  clearSelection: 'Clear',
  rowLevel: 'level {count}',
  expandAllRows: 'Expand all',
  collapseAllRows: 'Collapse all',
  columns: 'Columns',
  showAllColumns: 'Show all',
  columnOptions: 'Options of {column}',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  widerColumn: 'Wider',
  narrowerColumn: 'Narrower',
  resetColumnWidth: 'Reset width',
  hideColumn: 'Hide column',
  columnHidden: '{column} hidden',
  columnShown: '{column} shown',
  columnWidth: '{column}: {count} pixels wide',
  sortedAscending: 'Sorted by {column}, ascending',
  sortedDescending: 'Sorted by {column}, descending',
  upload: 'Upload',
};

const hindi: Messages = {
  close: 'बंद करें',
  notifications: 'सूचनाएँ',
  required: 'ज़रूरी',
  selectAllRows: 'सभी पंक्तियाँ चुनें',
  selectShownRows: 'दिख रही {count} पंक्तियाँ चुनें',
  selectAllMatches: 'सभी {count} चुनें',
  selectRow: 'चुनें',
  selectedRows: '{all} में से {count} चुनी गईं',
  hiddenRows: 'फ़िल्टर से छिपी हुईं: {count} और',
  clearSelection: 'चयन हटाएँ',
  rowLevel: 'स्तर {count}',
  expandAllRows: 'सभी फैलाएँ',
  collapseAllRows: 'सभी समेटें',
  columns: 'स्तंभ',
  showAllColumns: 'सभी दिखाएँ',
  columnOptions: '{column} के विकल्प',
  sortAscending: 'बढ़ते क्रम में लगाएँ',
  sortDescending: 'घटते क्रम में लगाएँ',
  widerColumn: 'चौड़ा करें',
  narrowerColumn: 'सँकरा करें',
  resetColumnWidth: 'मूल चौड़ाई',
  hideColumn: 'स्तंभ छिपाएँ',
  columnHidden: '{column} छिपाया गया',
  columnShown: '{column} दिखाया गया',
  columnWidth: '{column}: {count} पिक्सेल चौड़ा',
  sortedAscending: '{column} के बढ़ते क्रम में',
  sortedDescending: '{column} के घटते क्रम में',
  upload: 'अपलोड करें',
};

/** Messages by language (`ta`) or locale (`pt-BR`), as BCP 47 tags. */
export type MessageDictionary = Readonly<Record<string, Messages>>;

const complete: MessageDictionary = { en: english, hi: hindi };

/**
 * The messages of a locale: those of the locale itself, else of its language, else English.
 *
 * @param locale A BCP 47 tag, such as `hi-IN`.
 * @param added Messages of the host. They take precedence over ours.
 */
export function messagesFor(locale: string, added: MessageDictionary): Messages {
  const [language = locale] = locale.split('-');
  return added[locale] ?? added[language] ?? complete[language] ?? english;
}
