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
  /** The button that shows the numbers of a chart. */
  showAsTable: string;
  /** The button that shows the drawing again. */
  showAsChart: string;
  /** After the accessible name of the drawing of a chart. */
  chartKeys: string;
  /** In place of a drawing that could not be loaded, above its table. */
  chartFailed: string;
  /** In place of a value that is missing, and of a chart without values. */
  noData: string;
  /** How many values of a chart are missing, for any number: 'Missing values: {count}'. */
  missingValues: string;
  /** The heading of the items that were used last. */
  recent: string;
  /** How many items a search finds, for any number: 'Results: {count}'. */
  results: string;
  /** In place of the items of a search that finds none. */
  noResults: string;
  /** How many items of a section are shown, after its heading: '{shown} of {count}'. */
  partOfAll: string;
  /** The button that loads again what could not be loaded. */
  retry: string;
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
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  chartKeys: 'Chart: use the left and right arrow keys to move between points.',
  chartFailed: 'The chart could not be loaded. Its figures are below.',
  noData: 'No data',
  missingValues: 'Missing values: {count}',
  recent: 'Recent',
  results: 'Results: {count}',
  noResults: 'No results',
  partOfAll: '{shown} of {count}',
  retry: 'Try again',
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
  showAsTable: 'तालिका दिखाएँ',
  showAsChart: 'चार्ट दिखाएँ',
  chartKeys: 'चार्ट: बिंदुओं के बीच जाने के लिए बाएँ और दाएँ तीर की कुंजियाँ दबाएँ।',
  chartFailed: 'चार्ट लोड नहीं हो सका। उसके आँकड़े नीचे हैं।',
  noData: 'कोई डेटा नहीं',
  missingValues: 'अनुपलब्ध मान: {count}',
  recent: 'हाल के',
  results: 'परिणाम: {count}',
  noResults: 'कोई परिणाम नहीं',
  partOfAll: '{count} में से {shown}',
  retry: 'फिर कोशिश करें',
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
