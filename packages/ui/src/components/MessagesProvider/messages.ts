import type { DateMessages } from '../../private/dates/dateMessages.ts';
import type { TimeMessages } from '../../private/dates/timeMessages.ts';
import type { GalleryMessages } from '../Gallery/galleryMessages.ts';

/**
 * A message with `{count}`: one text for all numbers, or one for each plural form of the language (`Intl.PluralRules`).
 */
export type CountMessage = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** The built-in strings of components. All other text is passed as props. */
export interface Messages {
  /** The accessible name of the button that closes a dialog, drawer or toast. */
  close: string;
  /** The accessible name of the toast region. */
  notifications: string;
  /** Read out in place of the asterisk of a required field that is not an input. */
  required: string;
  selectAllRows: string;
  /** The same checkbox if the table shows only some of the rows: 'Select the {count} rows shown'. */
  selectShownRows: CountMessage;
  /** The button that then selects the others too: 'Select all {count}'. */
  selectAllMatches: CountMessage;
  /** The checkbox of a row, before the row header: 'Select PO-2041'. */
  selectRow: string;
  /** '{count} of {all} selected'. */
  selectedRows: CountMessage;
  /** Selected rows that a filter hides: '{count} more hidden by filters'. */
  hiddenRows: CountMessage;
  clearSelection: string;
  /** Read after the name of a nested table row: 'level 2'. */
  rowLevel: string;
  expandAllRows: string;
  collapseAllRows: string;
  columns: string;
  showAllColumns: string;
  /** 'Options of {column}'. */
  columnOptions: string;
  /** The menu that sorts a table on a phone, and its button. */
  sort: string;
  sortAscending: string;
  sortDescending: string;
  widerColumn: string;
  narrowerColumn: string;
  resetColumnWidth: string;
  hideColumn: string;
  moveColumnLeft: string;
  moveColumnRight: string;
  pinColumn: string;
  unpinColumn: string;
  /** Announced: '{column}: column {place} of {count}'. */
  columnMoved: string;
  /** Announced: '{column} hidden'. */
  columnHidden: string;
  columnShown: string;
  /** Announced, in pixels: '{column}: {count} pixels wide'. */
  columnWidth: CountMessage;
  /** Announced: '{column}: original width'. */
  columnWidthReset: string;
  /** Shown above a table sorted by a hidden column: 'Sorted by {column}, ascending'. */
  sortedAscending: string;
  sortedDescending: string;
  upload: string;
  /** Read before the text of a notice, in place of its icon. */
  info: string;
  success: string;
  warning: string;
  /** Read before the text of an error, and before the title of a page with an error. */
  danger: string;
  /** Shown in an alert dialog whose action has failed. */
  failed: string;
  copied: string;
  /** Shown with the text in a field when the browser refuses to copy it. */
  copyFailed: string;
  textToCopy: string;
  /** The button that opens the file picker, before the label of the field. */
  choose: string;
  dropFile: string;
  dropFiles: string;
  /** Announced: 'Files added: {files}', where `files` are names or a number. */
  filesAdded: string;
  /** Removes a file, a filter or a tag: 'Remove {label}'. */
  remove: string;
  /** Announced when it is removed: 'Removed {label}'. */
  removed: string;
  uploading: string;
  uploaded: string;
  uploadFailed: string;
  /** 'The selected file must be a {types}', where `types` is 'ZIP, RAR or 7Z'. */
  fileType: string;
  /** 'The selected file must be smaller than {size}'. */
  fileTooLarge: string;
  fileEmpty: string;
  folder: string;
  /** The error of each file beyond the maximum: 'You can only select up to {count} files at the same time'. */
  tooManyFiles: CountMessage;
  /** The same for a maximum of one. */
  oneFile: string;
  showAsTable: string;
  showAsChart: string;
  /** Read after the accessible name of a chart's drawing. */
  chartKeys: string;
  /** Shown in place of a drawing that could not be loaded, above its table. */
  chartFailed: string;
  /** Shown in place of a missing value, and of a chart without values. */
  noData: string;
  /** For any number: 'Missing values: {count}'. */
  missingValues: string;
  dates: DateMessages;
  times: TimeMessages;
  gallery: GalleryMessages;
  /** The error of an empty required field with typed input: 'Enter the {label}.' */
  enterMissing: string;
  /** The error of an empty required field with a choice: 'Choose the {label}.' */
  chooseMissing: string;
  checkMissing: string;
  invalidEmail: string;
  /** The heading of an error summary. */
  problem: string;
  /** Read out in place of the dash for a missing number, and shown for a missing detail. */
  notGiven: string;
  /** '{amount} lakh': 1,00,000. */
  lakh: string;
  /** '{amount} crore': 1,00,00,000. */
  crore: string;
  recent: string;
  /** For any number: 'Results: {count}'. */
  results: string;
  noResults: string;
  /** Shown after the heading of a section: '{shown} of {count}'. */
  partOfAll: string;
  retry: string;
  commandKey: string;
  clearAll: string;
  previous: string;
  next: string;
  /** 'Page {page}'. */
  page: string;
  /** 'Page {page} of {count}'. */
  pageOf: string;
  /** 'Step {step} of {count}: {label}'. */
  stepOf: string;
  completed: string;
  /** The states of events in a timeline. */
  done: string;
  inProgress: string;
  planned: string;
  showPassword: string;
  /** 'Enter all {count} digits of the code.' */
  incompleteCode: CountMessage;
  invalidPhone: string;
  invalidPinCode: string;
  /** The button that opens the list of a combo box, before the label of the field. */
  showOptions: string;
  /** Shown in the list of a combo box when nothing matches. */
  noOptions: string;
  /** Shown in the list of a combo box when the host takes longer than a second. */
  loading: string;
  /** The option that retries loading the list of a combo box. */
  loadingFailed: string;
  /** Shown below the list: '{count} more: keep typing'. */
  moreOptions: CountMessage;
  /** Shown below a combo box with an unknown text: '“{text}” is not in the list'. */
  notAnOption: string;
  /** Announced when the list changes: '{count} options available.'. */
  optionCount: CountMessage;
  /** Read by VoiceOver: '{label}, selected'. */
  selectedOption: string;
}

/** The messages that load with the first component. The messages of dates, times and galleries are separate. */
export type SharedMessages = Omit<Messages, 'dates' | 'times' | 'gallery'>;
