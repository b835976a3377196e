'use client';
import type { ReactNode } from 'react';
import { CheckboxButton as AriaCheckboxButton } from 'react-aria-components/Checkbox';
import { Check } from '../icons.tsx';
import { box, button, check, label } from './CheckboxButton.css.ts';

export const CheckboxButton = ({ children }: { children: ReactNode }) => (
  <AriaCheckboxButton className={button}>
    <span className={box}>
      <Check size={14} strokeWidth={3} className={check} />
    </span>
    <span className={label}>{children}</span>
  </AriaCheckboxButton>
);
