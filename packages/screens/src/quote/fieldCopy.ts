import type { ServiceTab } from '@pcb/quoting/forms';
import type { QuoteContent } from './quote.content.ts';

/** The words of a field. */
export interface FieldWords {
  label: string;
  /** The labels of the options. Empty for a switch, a size or text. */
  options: Readonly<Record<string, string>>;
  /** The value in few words, where the label of its option or the number says too little without the label of the field. */
  brief?: (value: string) => string;
}

const isChoice = (words: object): words is FieldWords => 'label' in words && 'options' in words;

/** The words of a field by its name, such as `layers`, `size` or `serialNumbers`. */
export function fieldCopy(service: ServiceTab, field: string, content: QuoteContent): FieldWords {
  const form: Readonly<Record<string, string | object>> = content[service];
  const switches: Readonly<Record<string, { label: string }>> = content.fab.extras;
  const words = form[field] ?? switches[field]?.label ?? '';
  if (typeof words === 'string') return { label: words, options: {} };
  return isChoice(words) ? words : { label: '', options: {} };
}
