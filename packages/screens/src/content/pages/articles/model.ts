import type { BoardArtVariant } from '@pcb/ui/BoardArt';
import type { ContentPageContent } from '../../model.ts';

/** A piece of the blog: a content page with what a magazine prints beside the title. */
export interface ArticleContent extends ContentPageContent {
  /** Its address, `/blogs/1`. Never changes once it is public. */
  id: string;
  /** The day it came out, as `YYYY-MM-DD`. */
  published: string;
  /** Who wrote it: a person or a team. */
  author: string;
  /** How long it takes to read, in whole minutes, at about 200 words a minute. */
  minutes: number;
  /** Two sentences for its card in the list. */
  excerpt: string;
  /** The board on its cover: what of it is shown, and the seed that draws it. */
  cover: {
    /** What of the board is drawn. */
    variant: BoardArtVariant;
    /** Which board it is. */
    seed: string;
  };
}
