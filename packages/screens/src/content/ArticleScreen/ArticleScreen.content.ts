export const articleScreenContent = {
  /** Between the author and the date, read out and shown. */
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
};

export type ArticleScreenContent = typeof articleScreenContent;
