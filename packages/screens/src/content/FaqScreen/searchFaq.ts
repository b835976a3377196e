import { matchesQuery } from '../../shared/matchesQuery.ts';
import type { FaqContent } from '../model.ts';

/** The items whose question and answer together contain every word of the query. */
export const searchFaq = (items: FaqContent['items'], query: string): FaqContent['items'] =>
  items.filter(({ question, answer }) => matchesQuery([question, ...answer].join(' '), query));
