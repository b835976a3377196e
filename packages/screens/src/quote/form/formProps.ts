import type { FileFigures } from '@pcb/quoting/fileFigures';
import type { QuoteContent } from '../quote.content.ts';

export interface FormProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
  content: QuoteContent;
}

export interface FiledFormProps<Values> extends FormProps<Values> {
  /** The figures of the files. The form marks fields that differ from them. */
  files?: FileFigures | undefined;
}
