'use client';
import type { FileFigures } from '@pcb/quoting/fileFigures';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Link } from '@pcb/ui/Link';
import { type ReactNode, useId } from 'react';
import type { QuoteContent } from '../quote.content.ts';
import * as styles from './FormParts.css.ts';
import type { Sentence } from './sentence.ts';

export interface FormProps<Values> {
  values: Values;
  onChange: (values: Values) => void;
  content: QuoteContent;
}

export interface FiledFormProps<Values> extends FormProps<Values> {
  /** The figures of the files. The form marks fields that differ from them. */
  files?: FileFigures | undefined;
}

interface FormSectionProps {
  title: string;
  /** The minimum width of a column. @default '13.5rem' */
  minColumnWidth?: string | undefined;
  children: ReactNode;
}

export function FormSection({ title, minColumnWidth = '13.5rem', children }: FormSectionProps) {
  const titleId = useId();
  return (
    // Firefox treats a fieldset with empty required fields as invalid, and screen readers announce that on entry.
    <fieldset aria-labelledby={titleId} aria-invalid="false" className={styles.section}>
      <Eyebrow id={titleId}>{title}</Eyebrow>
      <Grid minColumnWidth={minColumnWidth}>{children}</Grid>
    </fieldset>
  );
}

export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

export function LinkedSentence({ sentence }: { sentence: Sentence }) {
  return (
    <>
      <span>{sentence.before}</span>
      <Link href={sentence.href}>{sentence.link}</Link>
      <span>{sentence.after}</span>
    </>
  );
}
