import { containsTerms, searchTerms } from '../../shared/search/searchTerms.ts';
import type { FaqContent } from '../model.ts';

export function searchFaq(items: FaqContent['items'], query: string): FaqContent['items'] {
  const terms = searchTerms(query);
  return items.filter(({ question, answer }) => containsTerms([question, ...answer].join(' '), terms));
}
