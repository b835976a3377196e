import type { pageLinks } from '../../../content/pages/pageLinks.ts';
import type { ServiceForms } from '@pcb/quoting/forms';
import type { HintWords } from './hints.content.ts';

/**
 * The levels of a hint, most severe first. `withoutPrice`: the order has no sample price until the value changes or an
 * engineer quotes it. `review`: a figure of the specification or of a standard is exceeded, and an engineer checks the
 * order. `information`: a fact that is good to know.
 */
export const hintLevels = ['withoutPrice', 'review', 'information'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** Where the figure of a hint comes from. */
export type HintSource =
  /** The capability sheet of the specification, in `capabilities.ts`. */
  | 'capabilitySheet'
  /** The fields and options of the order form. */
  | 'orderForm'
  /** The sample rates, in `rates.ts`. */
  | 'sampleRates'
  /** Our own process rule, which a content page states. */
  | 'processRule'
  /** Our standard stack-ups, in `stackUps.ts`. */
  | 'stackUps'
  /** The data sheets of the laminates. */
  | 'laminates'
  /** The published kit rules of an assembly house, in `spareParts.ts`. */
  | 'kitRules'
  /** The formulas of Hammerstad and Jensen, in `impedance.ts`. */
  | 'microstrip'
  /** IPC-7525, the design of stencils. */
  | 'ipc7525'
  /** IPC-4556, the ENEPIG finish. */
  | 'ipc4556'
  /** Directive 2011/65/EU, the restriction of hazardous substances. */
  | 'rohs';

/** A page of the site that explains a hint. */
export type HintPage = keyof typeof pageLinks;

type NameOf<Values> = Values extends Values ? keyof Values : never;

/** A field that can have a hint: the name of its value, or `size` for both sides. */
export type HintField = 'size' | Exclude<NameOf<ServiceForms[keyof ServiceForms]>, 'sizeX' | 'sizeY'>;

/** Advises on a value of a form. A rule never rejects a value. */
export interface HintRule<Values> {
  /** Unique in the form. */
  id: string;
  /** The field that shows the hint. */
  field: HintField;
  level: HintLevel;
  source: HintSource;
  /** The page that explains the figure. Omitted for typing mistakes and for prices on request. */
  page?: HintPage;
  /** Whether the hint applies to these values. Pure, and true or false for any text. */
  when: (values: Values) => boolean;
  /** The hint: the fact with its figure, and what happens next. Called only if `when` is true. */
  text: (words: HintWords, values: Values) => string;
}

/** Returns a rule as is; gives its functions the types of the values. */
export const rulesOf =
  <Values>() =>
  (...rules: readonly HintRule<Values>[]) =>
    rules;
