import { describe, expect, it } from 'vitest';
import { articles } from '../../packages/screens/src/content/pages/articles/articles.ts';
import { publishedOn } from '../../packages/screens/src/content/pages/articles/publishedOn.ts';

describe('articles', () => {
  it('state a reading time at about 200 words a minute', () => {
    for (const { title, sections, minutes, lead } of articles) {
      const copy = JSON.stringify([lead, sections]).split(/\s+/).length;
      expect({ title, minutes }).toEqual({ title, minutes: Math.ceil(copy / 200) });
    }
  });

  it('do not number their sections, because the page does', () => {
    const titles = articles.flatMap(({ sections }) => sections.map(({ title }) => title));
    expect(titles.filter((title) => /^\d/.test(title))).toEqual([]);
  });

  it('are listed newest first', () => {
    const dates = articles.map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('have valid dates', () => {
    for (const { published } of articles) expect(publishedOn(published)).toMatch(/^\d{1,2} August 2025$/);
  });
});

describe('publishedOn', () => {
  it.each(['2025-02-30', 'yesterday', ''])('returns an invalid date unchanged: %j', (day) => {
    expect(publishedOn(day)).toBe(day);
  });
});
