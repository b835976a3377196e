'use client';
import { type RefObject, use, useEffect } from 'react';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { withoutCurrency } from './withoutCurrency.ts';

/**
 * Accepts a pasted amount with its currency in the frame of a field. react-aria reads digits of all scripts, grouping and
 * no-break spaces itself, and a currency only in a field with the style of one.
 */
export function PastedAmount({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const state = use(NumberFieldStateContext);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const commit = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      const amount = withoutCurrency(pasted);
      if (amount === pasted) return;
      event.preventDefault();
      // react-aria would put the last number back.
      event.stopPropagation();
      state?.commit(amount);
    };
    element.addEventListener('paste', commit);
    return () => element.removeEventListener('paste', commit);
  }, [frame, state]);
  return null;
}
