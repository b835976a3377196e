import { industries, type Industry } from '../industries.ts';

/** The maximum length of a topic, in characters: a URL can contain any text. */
const maxTopicLength = 80;

export const isIndustry = (topic: string): topic is Industry => industries.some((industry) => industry === topic);

/** Removes line breaks and surrounding whitespace, and truncates a long topic. */
export function displayedTopic(topic: string): string {
  const characters = [...topic.replace(/\s+/g, ' ').trim()];
  return characters.length <= maxTopicLength
    ? characters.join('')
    : `${characters.slice(0, maxTopicLength - 1).join('')}…`;
}
