'use client';
import { plainText } from '@pcb/text/typed';
import { type RefObject, use, useEffect } from 'react';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { withoutCurrency } from './withoutCurrency.ts';

/** Accepts a pasted amount with its currency, or in digits that react-aria does not read. */
export function PastedAmount({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const state = use(NumberFieldStateContext);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const commit = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      const amount = withoutCurrency(pasted);
      const input = event.target;
      // Text pasted between digits is treated as typed: `useTypedNumber` converts it to ASCII.
      const isWhole =
        input instanceof HTMLInputElement && input.selectionStart === 0 && input.selectionEnd === input.value.length;
      if (amount === (isWhole ? pasted : plainText(pasted).trim())) return;
      event.preventDefault();
      // react-aria would restore the last number.
      event.stopPropagation();
      state?.commit(amount);
    };
    element.addEventListener('paste', commit);
    return () => element.removeEventListener('paste', commit);
  }, [frame, state]);
  return null;
}
