const figures = new Intl.NumberFormat('en-IN');

/** The words that all search forms share. */
export const searchFormContent = {
  search: 'Search',
  reset: 'Reset',
  results: 'Results',
  empty: 'No data',
  loading: 'Searching…',
  rowCount: (count: number) => (count === 1 ? '1 row' : `${figures.format(count)} rows`),
  failed: {
    title: 'The search did not work',
    text: 'Check your connection, then try again.',
    retry: 'Try again',
  },
};

export type SearchFormContent = typeof searchFormContent;
