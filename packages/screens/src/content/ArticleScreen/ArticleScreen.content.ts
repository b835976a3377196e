export const articleScreenContent = {
  /** The byline. */
  by: (author: string) => `By ${author}`,
  readingTime: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
};

export type ArticleScreenContent = typeof articleScreenContent;
