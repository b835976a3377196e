import { counted } from '../../shared/format/phrases.ts';

export const articleScreenContent = {
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => `${counted(minutes, 'minute')} to read`,
};

export type ArticleScreenContent = typeof articleScreenContent;
