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
  /** The text of an upload button, before the kind of file. */
  upload: string;
  /** Read by screen readers before the text of a notice, in place of its icon. */
  info: string;
  /** Before the text of a notice about a success. */
  success: string;
  /** Before the text of a warning. */
  warning: string;
  /** Before the text of an error, and before the title of a page with an error. */
  danger: string;
  /** In an alert dialog whose action has failed. */
  failed: string;
  /** The heading of the errors of a form. */
  problem: string;
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
  upload: 'Upload',
  info: 'Note:',
  success: 'Success:',
  warning: 'Warning:',
  danger: 'Error:',
  failed: 'That did not work. Try again.',
  problem: 'There is a problem',
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
  upload: 'अपलोड करें',
  info: 'ध्यान दें:',
  success: 'सफल:',
  warning: 'चेतावनी:',
  danger: 'त्रुटि:',
  failed: 'यह नहीं हो पाया। फिर से कोशिश करें।',
  problem: 'एक समस्या है',
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
