import type { BoardArtVariant } from '@pcb/art/BoardArt';
import type { ContentPageContent } from '../../model.ts';

/** A blog article: a content page with a date, an author and a cover. */
export interface ArticleContent extends ContentPageContent {
  /** The last part of its URL, as in `/blogs/1`. Never changes once published. */
  id: string;
  /** The publication date, as `YYYY-MM-DD`. */
  published: string;
  /** The author, a person or a team. */
  author: string;
  /** The reading time in whole minutes, at about 200 words per minute. */
  minutes: number;
  /** The text of its card in the list, in two sentences. */
  excerpt: string;
  /** The board on its cover. */
  cover: {
    /** The kind of board drawing. */
    variant: BoardArtVariant;
    /** The seed of the drawing. The same seed always draws the same board. */
    seed: string;
  };
}
