'use client';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { type ReactNode, useId } from 'react';
import { fullWidth } from '../../shared/styles/fullWidth.css.ts';
import * as styles from './FormSection.css.ts';

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
  return <div className={fullWidth}>{children}</div>;
}
