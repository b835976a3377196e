'use client';
import { useEffect, useState } from 'react';

/** In milliseconds. A spinner that appears sooner would only flicker. */
const slowTime = 1000;

export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), slowTime);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
