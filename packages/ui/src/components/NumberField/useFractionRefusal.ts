'use client';
import { useEffect, useRef, useState } from 'react';
import { withoutCurrency } from './withoutCurrency.ts';

/** Whole numbers, with commas between groups of digits: 1,000, 1,00,000 and १,००,०००. */
const groupedNumber = /^\P{Nd}*\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}$/u;

const isFraction = (text: string) => /[.,]/.test(text) && !groupedNumber.test(text);

/**
 * Refuses a typed comma or point in the frame of a field, and a pasted number with a fraction. The event is native, because react-aria listens to the same
 * one, and React's `onBeforeInput` comes from other events. Touch keyboards that compose text cannot be refused.
 */
export function useFractionRefusal(isActive: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isActive) return;
    const refuse = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || !/[.,]/.test(event.data ?? '')) return;
      event.preventDefault();
      setRefused(true);
    };
    // Captured before the other listeners: react-aria would round 2.5 and read 2,5 as 25.
    const refusePasted = (event: ClipboardEvent) => {
      if (!isFraction(withoutCurrency(event.clipboardData?.getData('text/plain') ?? ''))) return;
      event.preventDefault();
      event.stopPropagation();
      setRefused(true);
    };
    const forget = () => setRefused(false);
    element.addEventListener('beforeinput', refuse);
    element.addEventListener('paste', refusePasted, { capture: true });
    element.addEventListener('focusin', forget);
    return () => {
      element.removeEventListener('beforeinput', refuse);
      element.removeEventListener('paste', refusePasted, { capture: true });
      element.removeEventListener('focusin', forget);
    };
  }, [isActive]);
  return { frame, isRefused };
}
