'use client';
import { useEffect, useRef, useState } from 'react';

/** How long a value must stay the same before it is announced: longer than the pause between two keys. */
const quietTime = 900;

/** The last value that has stood still after a change; empty until there was one. Keeps a live region from chattering. */
export function useSettled(value: string) {
  const [settled, setSettled] = useState('');
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    const timer = setTimeout(() => {
      last.current = value;
      setSettled(value);
    }, quietTime);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
