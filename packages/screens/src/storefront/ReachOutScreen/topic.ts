import { industries, type Industry } from '../industries.ts';

/** In characters: a URL can contain any text. */
const maxTopicLength = 80;

export const isIndustry = (topic: string): topic is Industry => industries.some((industry) => industry === topic);

export function displayedTopic(topic: string): string {
  const characters = [...topic.replace(/\s+/g, ' ').trim()];
  return characters.length <= maxTopicLength
    ? characters.join('')
    : `${characters.slice(0, maxTopicLength - 1).join('')}…`;
}
