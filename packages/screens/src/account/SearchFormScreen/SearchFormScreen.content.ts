const figures = new Intl.NumberFormat('en-IN');

/** Copy of all search forms. */
export const searchFormContent = {
  search: 'Search',
  reset: 'Reset',
  results: 'Results',
  empty: 'No data',
  loading: 'Searching…',
  rowCount: (count: number) => (count === 1 ? '1 row' : `${figures.format(count)} rows`),
  failed: {
    title: 'The search failed',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
};

export type SearchFormContent = typeof searchFormContent;
