import { describe, expect, it } from 'vitest';
import { articles } from '../../packages/screens/src/content/pages/articles/articles.ts';
import { publishedOn } from '../../packages/screens/src/content/pages/articles/publishedOn.ts';

describe('articles', () => {
  it('say how long they take to read, at about 200 words a minute', () => {
    for (const { title, sections, minutes, lead } of articles) {
      const words = JSON.stringify([lead, sections]).split(/\s+/).length;
      expect({ title, minutes }).toEqual({ title, minutes: Math.ceil(words / 200) });
    }
  });

  it('have days that exist', () => {
    for (const { published } of articles) expect(publishedOn(published)).toMatch(/^\d{1,2} August 2025$/);
  });
});

describe('publishedOn', () => {
  it.each(['2025-02-30', 'yesterday', ''])('gives back what is no day: %j', (day) => {
    expect(publishedOn(day)).toBe(day);
  });
});
