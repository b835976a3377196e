import type { SourceFigures } from '@pcb/quoting/hints/source';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import type { HintCopyOf } from './hintText.ts';
import { typedHints } from './typedHints.content.ts';

export const sourceHints = {
  texts: {
    ...typedHints.texts,
    partsAfterBoards: ({ days }) => `Bare rigid boards take ${days} working days, so they may wait for these parts.`,
  },
  pages: {
    ...typedHints.pages,
    partsAfterBoards: pageLinks.faqGeneral,
  },
} satisfies HintCopyOf<SourceFigures>;
