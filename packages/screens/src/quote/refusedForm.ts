import type { ServiceTab } from '@pcb/quoting/forms';
import type { Hint } from '@pcb/quoting/hints/hintsOf';
import { maxCount, maxLength } from '@pcb/quoting/parse';
import type { FormProblem } from '@pcb/quoting/parseForm';
import { maxTextLength } from '@pcb/quoting/queryParameters';
import { formatCount } from '../shared/format/money.ts';
import { fieldLabel } from './fieldCopy.ts';
import { hintsContent } from './form/hints/hints.content.ts';
import { hintText } from './form/hints/hintText.ts';
import { quoteContent } from './quote.content.ts';

export interface RefusedForm {
  service: ServiceTab;
  fields?: Readonly<Record<string, string>> | undefined;
  hint?: Pick<Hint, 'code' | 'figures' | 'advice'> | undefined;
}

const problems: Readonly<Record<FormProblem, string>> = {
  missing: 'this is not chosen. Open the quote again and choose it.',
  unknown: 'this is no longer asked for. Open the quote again and check it.',
  type: 'this cannot be read. Open the quote again and choose it.',
  tooLong: `at most ${maxTextLength} characters.`,
  option: 'this choice is not offered. Open the quote again and choose another.',
  count: `enter a whole number up to ${formatCount(maxCount)}.`,
  amount: 'enter rupees such as 185.50, or nothing.',
  length: `enter millimetres, up to ${formatCount(maxLength)}.`,
};

const isProblem = (text: string): text is FormProblem => Object.hasOwn(problems, text);

/** The reason why a form was refused, in the words of the form: the hint at the field, or the field and the values it accepts. */
export function refusedForm({ service, fields = {}, hint }: RefusedForm): string | undefined {
  if (hint) return hintText(hint as Hint, hintsContent[service]);
  for (const [name, problem] of Object.entries(fields))
    if (isProblem(problem)) return `${fieldLabel(service, name, quoteContent)}: ${problems[problem]}`;
  return undefined;
}
