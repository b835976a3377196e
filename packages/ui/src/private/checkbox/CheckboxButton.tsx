'use client';
import type { ReactNode } from 'react';
import { CheckboxButton as AriaCheckboxButton } from 'react-aria-components/Checkbox';
import { Check } from '../icons.tsx';
import * as styles from './CheckboxButton.css.ts';

export const CheckboxButton = ({ children }: { children: ReactNode }) => (
  <AriaCheckboxButton className={styles.button}>
    <span className={styles.box}>
      <Check size={14} strokeWidth={3} className={styles.check} />
    </span>
    <span className={styles.label}>{children}</span>
  </AriaCheckboxButton>
);
