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
  /** The name of the button that opens the list of a combo box, before the label of the field. */
  showOptions: string;
  /** In the list of a combo box, when nothing matches. */
  noOptions: string;
  /** In the list of a combo box, when the host takes longer than a second. */
  loading: string;
  /** The option that loads the list of a combo box again. */
  loadingFailed: string;
  /** Below the list of a combo box: '{count} more: keep typing'. */
  moreOptions: string;
  /** Below a combo box whose text is none of its items: '“{text}” is not in the list'. */
  notAnOption: string;
  /** Read by screen readers when the list changes, for any number: '{count} options available.'. */
  optionCount: string;
  /** Read by VoiceOver for a selected option: '{label}, selected'. */
  selectedOption: string;
  /** The name of the button of a tag: 'Remove {label}'. */
  removeTag: string;
  /** Read by screen readers after that: '{label} removed'. */
  tagRemoved: string;
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
  showOptions: 'Show options',
  noOptions: 'No matches',
  loading: 'Loading…',
  loadingFailed: 'Loading failed. Try again',
  moreOptions: '{count} more: keep typing',
  notAnOption: '“{text}” is not in the list',
  optionCount: '{count} options available.',
  selectedOption: '{label}, selected',
  removeTag: 'Remove {label}',
  tagRemoved: '{label} removed',
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
  showOptions: 'विकल्प दिखाएँ',
  noOptions: 'कोई मिलान नहीं',
  loading: 'लोड हो रहा है…',
  loadingFailed: 'लोड नहीं हुआ। फिर कोशिश करें',
  moreOptions: '{count} और: टाइप करते रहें',
  notAnOption: '“{text}” सूची में नहीं है',
  optionCount: '{count} विकल्प उपलब्ध।',
  selectedOption: '{label}, चुना गया',
  removeTag: '{label} हटाएँ',
  tagRemoved: '{label} हटाया गया',
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
