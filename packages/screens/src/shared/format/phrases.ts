import { lazily } from './lazily.ts';
import { formatCount } from './money.ts';

const list = lazily(() => new Intl.ListFormat('en-IN', { type: 'conjunction' }));
const either = lazily(() => new Intl.ListFormat('en-IN', { type: 'disjunction' }));
const plural = lazily(() => new Intl.PluralRules('en-IN'));

/** 'A', 'A and B', 'A, B and C'. */
export const listed = (items: readonly string[]) => list().format(items);

/** 'A', 'A or B', 'A, B or C'. */
export const eitherOf = (items: readonly string[]) => either().format(items);

/** The plural adds an s by default. */
export const pluralOf = (count: number, one: string, other = `${one}s`) =>
  plural().select(count) === 'one' ? one : other;

/** '1 board', '1,000 boards'. */
export const counted = (count: number, one: string, other?: string) =>
  `${formatCount(count)} ${pluralOf(count, one, other)}`;

export function truncate(text: string, maxLength: number) {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}

export function holesAndSlots(holes: number, slots: number): string {
  const found = [holes > 0 ? counted(holes, 'hole') : '', slots > 0 ? counted(slots, 'slot') : ''];
  return found.filter((text) => text !== '').join(' and ') || 'no holes';
}
