'use client';
import { useEffect, useRef, useState } from 'react';

/** How long a value must stay unchanged before it is announced, in milliseconds. Longer than the pause between keystrokes. */
export const settleTime = 900;

/** The debounced value, empty until the first change. Prevents a live region from announcing every keystroke. */
export function useSettled(value: string) {
  const [settled, setSettled] = useState('');
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    const timer = setTimeout(() => {
      last.current = value;
      setSettled(value);
    }, settleTime);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
