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
  /** Said to screen readers when a copy button has copied its text. */
  copied: string;
  /** Shown with the text in a field, when the browser refuses to copy it. */
  copyFailed: string;
  /** The name of that field. */
  textToCopy: string;
  /** Said to screen readers in place of the dash for a missing number, and shown for a missing detail. */
  notGiven: string;
  /** An amount in lakh, 1,00,000: '{amount} lakh'. */
  lakh: string;
  /** An amount in crore, 1,00,00,000: '{amount} crore'. */
  crore: string;
  /** The name of the key ⌘, for screen readers. */
  commandKey: string;
  /** The button that shows what is typed in a password field, while it is pressed. */
  showPassword: string;
  /** Shown for a one-time code that is incomplete. */
  incompleteCode: string;
  /** Shown for a text that is no Indian telephone number. */
  invalidPhone: string;
  /** Shown for a text that is no PIN code. */
  invalidPinCode: string;
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
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. Copy the text from this field.',
  textToCopy: 'Text to copy',
  notGiven: 'Not given',
  lakh: '{amount} lakh',
  crore: '{amount} crore',
  commandKey: 'Command',
  showPassword: 'Show password',
  incompleteCode: 'Enter all {count} digits of the code.',
  invalidPhone: 'Enter an Indian number with ten digits: +91 98470 12345.',
  invalidPinCode: 'Enter a PIN code of six digits: 682030.',
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
  copied: 'कॉपी हो गया',
  copyFailed: 'आपके ब्राउज़र ने कॉपी करने की अनुमति नहीं दी। इस फ़ील्ड से टेक्स्ट कॉपी करें।',
  textToCopy: 'कॉपी करने का टेक्स्ट',
  notGiven: 'नहीं दिया गया',
  lakh: '{amount} लाख',
  crore: '{amount} करोड़',
  commandKey: 'कमांड',
  showPassword: 'पासवर्ड दिखाएँ',
  incompleteCode: 'कोड के सभी {count} अंक डालें।',
  invalidPhone: 'दस अंकों का भारतीय नंबर डालें: +91 98470 12345।',
  invalidPinCode: 'छह अंकों का पिन कोड डालें: 682030।',
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
