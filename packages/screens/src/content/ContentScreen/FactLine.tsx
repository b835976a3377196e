'use client';
import { useInlineStyle } from '@pcb/ui/useInlineStyle';
import * as styles from './ContentBlock.css.ts';

/** The line below a figure: a dimension line for a length, to the scale of its list, otherwise a rule. */
export function FactLine({ width }: { width: number | undefined }) {
  const { sheet, styled } = useInlineStyle(width === undefined ? undefined : { inlineSize: `${100 * width}%` });
  return (
    <>
      {sheet}
      <span aria-hidden="true" className={width === undefined ? styles.factRule : styles.measure} {...styled} />
    </>
  );
}
