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
  /** The text of the button that opens the file picker, before the label of the field. */
  choose: string;
  /** Beside that button, for one file. */
  dropFile: string;
  /** Beside that button, for several files. */
  dropFiles: string;
  /** Announced after files were added: 'Files added: {files}', where the files are names or a number. */
  filesAdded: string;
  /** The name of a button that removes a file or a filter: 'Remove {label}'. */
  remove: string;
  /** Announced after that: 'Removed {label}'. */
  removed: string;
  /** The status of a file during its upload. */
  uploading: string;
  /** The status of a file after its upload. */
  uploaded: string;
  /** The error of a file whose upload failed. */
  uploadFailed: string;
  /** The error of a file of another type: 'The selected file must be a {types}', where the types are 'ZIP, RAR or 7Z'. */
  fileType: string;
  /** The error of a file that is too large: 'The selected file must be smaller than {size}'. */
  fileTooLarge: string;
  /** The error of an empty file. */
  fileEmpty: string;
  /** The error of a dropped folder. */
  folder: string;
  /** The error of each file beyond the maximum: 'You can only select up to {count} files at the same time'. */
  tooManyFiles: string;
  /** The same, where the maximum is one. */
  oneFile: string;
  /** The button that removes all filters. */
  clearAll: string;
  /** The link to the page before, in a pagination. */
  previous: string;
  /** The link to the page after. */
  next: string;
  /** The name of the link to a page: 'Page {page}'. */
  page: string;
  /** Which page this is: 'Page {page} of {count}'. */
  pageOf: string;
  /** Which step this is: 'Step {step} of {count}: {label}'. */
  stepOf: string;
  /** Read by screen readers after the label of a finished step. */
  completed: string;
  /** The state of an event that has happened. */
  done: string;
  /** The state of an event that is happening. */
  inProgress: string;
  /** The state of an event that is to happen. */
  planned: string;
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
  choose: 'Choose',
  dropFile: 'or drop a file here',
  dropFiles: 'or drop files here',
  filesAdded: 'Files added: {files}',
  remove: 'Remove {label}',
  removed: 'Removed {label}',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  uploadFailed: 'The selected file could not be uploaded – try again',
  fileType: 'The selected file must be a {types}',
  fileTooLarge: 'The selected file must be smaller than {size}',
  fileEmpty: 'The selected file is empty',
  folder: 'This is a folder. Select the files in it instead',
  tooManyFiles: 'You can only select up to {count} files at the same time',
  oneFile: 'You can only select one file',
  clearAll: 'Clear all',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  pageOf: 'Page {page} of {count}',
  stepOf: 'Step {step} of {count}: {label}',
  completed: 'completed',
  done: 'Done',
  inProgress: 'In progress',
  planned: 'Planned',
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
  choose: 'चुनें',
  dropFile: 'या फ़ाइल यहाँ छोड़ें',
  dropFiles: 'या फ़ाइलें यहाँ छोड़ें',
  filesAdded: 'जोड़ी गई फ़ाइलें: {files}',
  remove: '{label} हटाएँ',
  removed: '{label} को हटा दिया गया',
  uploading: 'अपलोड हो रही है',
  uploaded: 'अपलोड हो गई',
  uploadFailed: 'चुनी गई फ़ाइल अपलोड नहीं हो सकी – फिर से कोशिश करें',
  fileType: 'चुनी गई फ़ाइल {types} होनी चाहिए',
  fileTooLarge: 'चुनी गई फ़ाइल {size} से छोटी होनी चाहिए',
  fileEmpty: 'चुनी गई फ़ाइल खाली है',
  folder: 'यह एक फ़ोल्डर है। इसके बजाय इसकी फ़ाइलें चुनें',
  tooManyFiles: 'आप एक साथ ज़्यादा से ज़्यादा {count} फ़ाइलें चुन सकते हैं',
  oneFile: 'आप केवल एक फ़ाइल चुन सकते हैं',
  clearAll: 'सभी हटाएँ',
  previous: 'पिछला',
  next: 'अगला',
  page: 'पेज {page}',
  pageOf: '{count} में से पेज {page}',
  stepOf: '{count} में से चरण {step}: {label}',
  completed: 'पूरा हुआ',
  done: 'पूरा हुआ',
  inProgress: 'जारी है',
  planned: 'आगे होगा',
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
