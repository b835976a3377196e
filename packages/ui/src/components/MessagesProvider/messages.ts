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
  /** The name of the checkbox of a row, before the row header: 'Select PO-2041'. */
  selectRow: string;
  /** How many rows of a table are selected, for any number: 'Rows selected: {count}'. */
  selectedRows: string;
  /** How many of them the table does not show, because of a filter: 'not shown: {count}'. */
  hiddenRows: string;
  /** The button that clears the selection of a table. */
  clearSelection: string;
  /** Read after the name of a table row that is below another one: 'level 2'. */
  rowLevel: string;
  /** The button that shows the rows below all rows of a table. */
  expandAllRows: string;
  /** The same button when they are all shown. */
  collapseAllRows: string;
  /** The text of an upload button, before the kind of file. */
  upload: string;
}

const english: Messages = {
  close: 'Close',
  notifications: 'Notifications',
  required: 'Required',
  selectAllRows: 'Select all rows',
  selectRow: 'Select',
  selectedRows: 'Rows selected: {count}',
  hiddenRows: 'not shown: {count}',
  clearSelection: 'Clear selection',
  rowLevel: 'level {count}',
  expandAllRows: 'Expand all',
  collapseAllRows: 'Collapse all',
  upload: 'Upload',
};

const hindi: Messages = {
  close: 'बंद करें',
  notifications: 'सूचनाएँ',
  required: 'ज़रूरी',
  selectAllRows: 'सभी पंक्तियाँ चुनें',
  selectRow: 'चुनें',
  selectedRows: 'चुनी गई पंक्तियाँ: {count}',
  hiddenRows: 'छिपी हुई: {count}',
  clearSelection: 'चयन हटाएँ',
  rowLevel: 'स्तर {count}',
  expandAllRows: 'सभी फैलाएँ',
  collapseAllRows: 'सभी समेटें',
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
