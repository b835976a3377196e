'use client';
import type { ServiceForms } from '@pcb/quoting/forms';
import { followChange, type LastChange, noChange } from '@pcb/quoting/priceChange';
import { useEffect, useState } from 'react';
import { debounceTime } from '../../shared/hooks/useDebounced.ts';

/** Tracks the values of the forms, whoever changes them, and returns the last change. */
export function useLastChange(forms: ServiceForms): LastChange {
  const [last, setLast] = useState(() => noChange(forms));
  const current = last.latest === forms ? last : followChange(last, forms);
  if (current !== last) setLast(current);
  useEffect(() => {
    const timer = setTimeout(
      () => setLast((latest) => (latest.isSettled ? latest : { ...latest, isSettled: true })),
      debounceTime,
    );
    return () => clearTimeout(timer);
  }, [forms]);
  return current;
}
