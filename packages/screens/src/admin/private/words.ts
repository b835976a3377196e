/** Words that all lists have in common, with the names of what is listed. */
export const listWords = ({ many }: { many: string }) => ({
  searchLabel: `Search ${many}`,
  status: 'Status',
  allStatuses: 'All',
  date: 'Date',
  /** Under the date field, where the dates are filtered by a part of a date that the field cannot show. */
  partOfDate: (date: string) => `Dates with ${date}`,
  showing: (shown: string, all: string) => `Showing ${shown} of ${all}`,
  clearFilters: 'Clear filters',
  loading: `Loading ${many}…`,
  failed: {
    title: `The ${many} could not be loaded`,
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  noMatch: { title: `No ${many} match`, text: 'Try other words, or clear the filters.' },
  none: { title: `No ${many} yet`, text: `New ${many} appear here.` },
});

export type ListWords = ReturnType<typeof listWords>;

/** Words that all edit pages have in common. */
export const editWords = ({ one, many }: { one: string; many: string }) => ({
  save: 'Save',
  cancel: 'Cancel',
  loading: `Loading the ${one}…`,
  failed: {
    title: `The ${one} could not be loaded`,
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
  notFound: {
    title: `${one.charAt(0).toUpperCase()}${one.slice(1)} not found`,
    text: `No ${one} has this number. It may have been removed, or the address is mistyped.`,
    back: `Back to ${many}`,
  },
});

export type EditWords = ReturnType<typeof editWords>;
