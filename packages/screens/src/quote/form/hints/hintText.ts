import type { Hint, HintCode, HintFigures } from '@pcb/quoting/hints/hintsOf';
import type { pageLinks } from '../../../content/pages/pageLinks.ts';
import type { PlacedFigure } from '../showPlace.ts';
import { choicesOf } from './choices.content.ts';

type HintText<Figures> = ((figures: Figures, choices: string) => string) | (Figures extends null ? string : never);

/** `texts` states the fact, its limit and the next step. `choices` are the alternatives in words; may be empty. */
export interface HintPart {
  texts: { readonly [Code in HintCode]?: HintText<HintFigures[Code]> };
  /** The page that explains a hint. Typing mistakes and prices on request have no page. */
  pages: { readonly [Code in HintCode]?: (typeof pageLinks)[keyof typeof pageLinks] };
  /** The button that shows where a figure of the customer's files is, in forms that files can fill. */
  show?: Readonly<Record<PlacedFigure, string>>;
}

/** Copy of the hints of a form: one for each kind that its rules can produce. */
export interface HintCopyOf<Figures extends Partial<HintFigures>> extends HintPart {
  texts: { readonly [Code in keyof Figures & HintCode]: HintText<HintFigures[Code]> };
}

export function hintText({ code, figures, advice }: Hint, { texts }: HintPart): string {
  // TypeScript cannot infer that the text of a code takes the figures of that code.
  const text = texts[code] as HintText<Hint['figures']> | string;
  return typeof text === 'string' ? text : text(figures, choicesOf(advice));
}
