import { containsTerms, searchTerms } from '../../shared/search/searchTerms.ts';
import type { FaqContent } from '../model.ts';

/** Finds the items whose question and answer together contain every word of the query. */
export function searchFaq(items: FaqContent['items'], query: string): FaqContent['items'] {
  const terms = searchTerms(query);
  return items.filter(({ question, answer }) => containsTerms([question, ...answer].join(' '), terms));
}
