import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The shared copy of all lists, with the name of the record: 'order', 'orders'. */
export const recordListText = ({ one, many }: { one: string; many: string }) => ({
  title: capitalised(many),
  searchLabel: `Search ${many}`,
  status: 'Status',
  allStatuses: 'All',
  date: 'Date',
  /** Shown below the date field for a partial date, which the field cannot display. */
  partialDate: (date: string) => `Dates containing ${date}`,
  showing: (visible: string, all: string) => `Showing ${visible} of ${all}`,
  clearFilters: 'Clear filters',
  density: { label: 'Row height', comfortable: 'Comfortable', compact: 'Compact' },
  exportCsv: 'Export CSV',
  loading: `Loading ${many}…`,
  failed: loadFailedText(`The ${many}`),
  noMatch: { title: `No ${many} match`, text: 'Try other search terms, or clear the filters.' },
  none: { title: `No ${many} yet`, text: `New ${many} appear here.` },
  /** The text of the row buttons, and their accessible names, which start with the same word. */
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
  /** Two-line rows on a phone. */
  narrow: {
    moreHeader: 'More',
    moreAbout: (name: string) => `More about ${name}`,
    showMore: (count: string) => `Show ${count} more`,
    shown: (shown: string, all: string) => `${shown} of ${all}`,
  },
  details: {
    titleOf: (name: string) => `${capitalised(one)} ${name}`,
    edit: `Edit ${capitalised(one)}`,
    respond: 'Respond',
    close: 'Close',
    /** The cross at the top. Named differently from the button below, for voice control. */
    closeDialog: 'Close details',
  },
  add: {
    title: `Add ${capitalised(one)}`,
    submit: `Add ${capitalised(one)}`,
    cancel: 'Cancel',
    closeDialog: 'Close form',
  },
});

/** The shared copy of all edit pages. */
export const recordEditText = ({ one, many }: { one: string; many: string }) => ({
  /** The link to the list. */
  list: capitalised(many),
  titleOf: (name: string) => `Edit ${one} ${name}`,
  /** The heading when there is no record. */
  record: capitalised(one),
  save: 'Save',
  cancel: 'Cancel',
  loading: `Loading the ${one}…`,
  failed: loadFailedText(`The ${one}`),
  notFound: {
    title: `${capitalised(one)} not found`,
    text: `No ${one} has this ID. It may have been deleted, or the URL is incorrect.`,
    back: `Back to ${many}`,
  },
  leave: {
    title: 'Leave without saving?',
    text: `Your changes to this ${one} are not saved and would be lost.`,
    leave: 'Discard changes',
    stay: 'Keep editing',
  },
});
