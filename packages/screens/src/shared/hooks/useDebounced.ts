'use client';
import { useEffect, useRef, useState } from 'react';

/** In milliseconds, longer than the pause between keystrokes. */
export const debounceTime = 900;

/** The debounced value, empty until the first change. Prevents a live region from announcing every keystroke. */
export function useDebounced(value: string) {
  const [debounced, setDebounced] = useState('');
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    const timer = setTimeout(() => {
      last.current = value;
      setDebounced(value);
    }, debounceTime);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
