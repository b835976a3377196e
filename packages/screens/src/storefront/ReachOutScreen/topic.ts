import { industries, type Industry } from '../../shared/industries.ts';

/** The longest topic that is shown, in characters: an address can hold anything. */
const longestTopic = 80;

export const isIndustry = (topic: string): topic is Industry => industries.some((industry) => industry === topic);

/** A topic from outside as it can be shown: without line breaks and surrounding space, and cut where it is too long. */
export function shownTopic(topic: string): string {
  const characters = [...topic.replace(/\s+/g, ' ').trim()];
  return characters.length <= longestTopic ? characters.join('') : `${characters.slice(0, longestTopic - 1).join('')}…`;
}
