import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { lazily } from '../../shared/remote/lazily.ts';

const figures = lazily(() => new Intl.NumberFormat('en-IN'));

/** Copy of all search forms. */
export const searchFormContent = {
  search: 'Search',
  reset: 'Reset',
  results: 'Results',
  empty: 'No data',
  loading: 'Searching…',
  rowCount: (count: number) => (count === 1 ? '1 row' : `${figures().format(count)} rows`),
  failed: { ...loadFailedText('The results'), title: 'The search failed' },
};

export type SearchFormContent = typeof searchFormContent;
