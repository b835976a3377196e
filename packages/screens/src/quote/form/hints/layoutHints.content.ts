import type { LayoutFigures } from '@pcb/quoting/hints/layout';
import { pageLinks } from '../../../content/pages/pageLinks.ts';
import { chooseOr, ifAny } from './choices.content.ts';
import type { HintCopyOf } from './hintText.ts';
import { impedanceHints } from './impedanceHints.content.ts';

export const layoutHints = {
  texts: {
    ...impedanceHints.texts,
    oneLayerCrossings: (_, choices) =>
      `Tracks on 1 layer cannot cross. With this many parts, expect wire links${ifAny(choices, (any) => `or choose ${any}`)}.`,
    fastLayout: ({ days }, choices) =>
      `${days} working days are short for a layout of this size. ${chooseOr(choices, 'confirms the date')}`,
  },
  pages: {
    ...impedanceHints.pages,
    oneLayerCrossings: pageLinks.faqTechnical,
    fastLayout: pageLinks.reachOut,
  },
} satisfies HintCopyOf<LayoutFigures>;
