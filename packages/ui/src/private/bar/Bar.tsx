'use client';
import { Label as AriaLabel } from 'react-aria-components/Label';
import * as fieldStyles from '../Field/Field.css.ts';
import { Styled } from '../inlineStyle/Styled.tsx';
import { joinClassNames } from '../joinClassNames.ts';
import * as styles from './bar.css.ts';

export interface BarAnatomy {
  /** The visible label, which is also the accessible name. */
  label: string;
  /** Whether the label is only for screen readers, if the context shows what the bar measures. @default false */
  isLabelHidden?: boolean;
}

interface BarProps extends BarAnatomy {
  /** From 0 to 100, or `undefined` if unknown. */
  percentage: number | undefined;
  valueText: string | undefined;
  tone: keyof typeof styles.fillTones;
}

export function Bar({ label, isLabelHidden, percentage, valueText, tone }: BarProps) {
  const isIndeterminate = percentage === undefined;
  return (
    <>
      <div className={styles.caption}>
        <AriaLabel className={isLabelHidden ? fieldStyles.hiddenLabel : styles.label}>{label}</AriaLabel>
        {/* The bar exposes it as `aria-valuetext`. */}
        {valueText === undefined ? null : (
          <span aria-hidden="true" className={styles.value}>
            {valueText}
          </span>
        )}
      </div>
      <div className={styles.track}>
        <Styled
          className={joinClassNames(styles.fill, styles.fillTones[tone], isIndeterminate && styles.indeterminateFill)}
          {...(!isIndeterminate && { style: { inlineSize: `${percentage}%` } })}
        />
      </div>
    </>
  );
}
