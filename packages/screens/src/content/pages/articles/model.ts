import type { BoardArtVariant } from '@pcb/art/BoardArt';
import type { ContentPageContent } from '../../model.ts';

export interface ArticleContent extends ContentPageContent {
  /** The last part of its URL, as in `/blogs/1`. Never changes once published. */
  id: string;
  /** As `YYYY-MM-DD`. */
  published: string;
  author: string;
  /** The reading time in whole minutes, at about 200 words per minute. */
  minutes: number;
  excerpt: string;
  cover: {
    variant: BoardArtVariant;
    /** The same seed always draws the same board. */
    seed: string;
  };
}
