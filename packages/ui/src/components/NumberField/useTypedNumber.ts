'use client';
import { plainText } from '@pcb/text/typed';
import { useEffect, useRef, useState } from 'react';
import { withoutCurrency } from './withoutCurrency.ts';

/** Whole numbers, with commas between groups of digits: 1,000 and 1,00,000. */
const groupedNumber = /^\D*\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** Whether a comma or a point does not group digits. */
const isFraction = (text: string) => /[.,]/.test(text) && !groupedNumber.test(text);

function insert(input: HTMLInputElement, text: string) {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/**
 * Converts typed, composed, dropped or pasted text to ASCII, because react-aria reads the digits of six scripts only.
 * It listens to native events, because react-aria does; React synthesises its `onBeforeInput` from others.
 */
export function useTypedNumber(refusesFractions: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const read = (event: InputEvent) => {
      const { data, target, inputType } = event;
      if (!data || inputType === 'insertCompositionText' || !(target instanceof HTMLInputElement)) return;
      const text = plainText(data);
      const refuses = refusesFractions && isFraction(text);
      if (!refuses && text === data) return;
      event.preventDefault();
      event.stopPropagation();
      if (refuses) setRefused(true);
      else insert(target, text);
    };
    const refusePasted = (event: ClipboardEvent) => {
      if (!refusesFractions || !isFraction(withoutCurrency(event.clipboardData?.getData('text/plain') ?? ''))) return;
      event.preventDefault();
      event.stopPropagation();
      setRefused(true);
    };
    const forget = () => setRefused(false);
    // Captured before react-aria's listeners.
    element.addEventListener('beforeinput', read, { capture: true });
    element.addEventListener('paste', refusePasted, { capture: true });
    element.addEventListener('focusin', forget);
    return () => {
      element.removeEventListener('beforeinput', read, { capture: true });
      element.removeEventListener('paste', refusePasted, { capture: true });
      element.removeEventListener('focusin', forget);
    };
  }, [refusesFractions]);
  /** The text of the input after a composition, or `null` if it is rejected. */
  const readComposed = (text: string, composed: string): string | null => {
    const isRefusedNow = refusesFractions && isFraction(plainText(composed));
    if (isRefusedNow) setRefused(true);
    return isRefusedNow ? null : plainText(text).trim();
  };
  return { frame, isRefused, readComposed };
}
