import { counted } from '../../shared/format/phrases.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

export const searchFormContent = {
  title: 'Search',
  search: 'Search',
  reset: 'Reset',
  results: 'Results',
  empty: 'No data',
  loading: 'Searching…',
  rowCount: (count: number) => counted(count, 'row'),
  firstRows: (count: number) => `The first ${counted(count, 'row')} of more`,
  failed: { ...loadFailedText('The results'), title: 'The search failed' },
};

export type SearchFormContent = typeof searchFormContent;
