import type { DateMessages } from '../../private/dates/dateMessages.ts';

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
  /** The menu that sorts a table on a phone, and its button while the table is not sorted. */
  sort: string;
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
  /** Announced when a column has its original width again: '{column}: original width'. */
  columnWidthReset: string;
  /** Shown above a table that is sorted by a hidden column: 'Sorted by {column}, ascending'. */
  sortedAscending: string;
  /** The same in the other direction. */
  sortedDescending: string;
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
  /** Said to screen readers when a copy button has copied its text. */
  copied: string;
  /** Shown with the text in a field, when the browser refuses to copy it. */
  copyFailed: string;
  /** The name of that field. */
  textToCopy: string;
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
  /** The strings of date fields and their calendar. Without them, a date field is in English. */
  dates?: DateMessages;
  /** What a required field says while nothing is typed: 'Enter the {label}.' */
  enterMissing: string;
  /** What a required field says while nothing is chosen: 'Choose the {label}.' */
  chooseMissing: string;
  /** What a required checkbox says while it is not checked. */
  checkMissing: string;
  /** Shown for a text that is no e-mail address. */
  invalidEmail: string;
  /** The heading of the errors of a form. */
  problem: string;
  /** Said to screen readers in place of the dash for a missing number, and shown for a missing detail. */
  notGiven: string;
  /** An amount in lakh, 1,00,000: '{amount} lakh'. */
  lakh: string;
  /** An amount in crore, 1,00,00,000: '{amount} crore'. */
  crore: string;
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
  /** The name of the key ⌘, for screen readers. */
  commandKey: string;
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
  /** The button that shows what is typed in a password field, while it is pressed. */
  showPassword: string;
  /** Shown for a one-time code that is incomplete. */
  incompleteCode: string;
  /** Shown for a text that is no Indian telephone number. */
  invalidPhone: string;
  /** Shown for a text that is no PIN code. */
  invalidPinCode: string;
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
