const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The words that all lists of records share, with the names of what is listed: 'order', 'orders'. */
export const recordListWords = ({ one, many }: { one: string; many: string }) => ({
  title: capitalised(many),
  searchLabel: `Search ${many}`,
  status: 'Status',
  allStatuses: 'All',
  date: 'Date',
  /** Shown below the date field while the filter is a part of a date, which the field cannot show. */
  partOfDate: (date: string) => `Dates with ${date}`,
  showing: (shown: string, all: string) => `Showing ${shown} of ${all}`,
  clearFilters: 'Clear filters',
  exportCsv: 'Export CSV',
  loading: `Loading ${many}…`,
  failed: {
    title: `The ${many} could not be loaded`,
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  noMatch: { title: `No ${many} match`, text: 'Try other words, or clear the filters.' },
  none: { title: `No ${many} yet`, text: `New ${many} appear here.` },
  /** The words on the buttons of a row, and their names for screen readers, which begin with the same word. */
  row: {
    statusOf: (name: string) => `Status of ${name}`,
    view: 'View',
    viewNamed: (name: string) => `View ${name}`,
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    respond: 'Respond',
    respondTo: (name: string) => `Respond to ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
  },
  details: {
    titleOf: (name: string) => `${capitalised(one)} ${name}`,
    /** Stands for an empty value. */
    nothing: '—',
    edit: `Edit ${capitalised(one)}`,
    respond: 'Respond',
    close: 'Close',
    /** The cross at the top. It has another name than the button below, so that voice control can call each of them. */
    closeDialog: 'Close details',
  },
  add: {
    title: `Add ${capitalised(one)}`,
    submit: `Add ${capitalised(one)}`,
    cancel: 'Cancel',
    closeDialog: 'Close form',
  },
});

/** The words that all edit pages share. */
export const recordEditWords = ({ one, many }: { one: string; many: string }) => ({
  /** The link to the list. */
  list: capitalised(many),
  titleOf: (name: string) => `Edit ${one} ${name}`,
  /** The heading while there is no record to name. */
  record: capitalised(one),
  save: 'Save',
  cancel: 'Cancel',
  loading: `Loading the ${one}…`,
  failed: {
    title: `The ${one} could not be loaded`,
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  notFound: {
    title: `${capitalised(one)} not found`,
    text: `No ${one} has this number. It may have been removed, or the address is mistyped.`,
    back: `Back to ${many}`,
  },
});
