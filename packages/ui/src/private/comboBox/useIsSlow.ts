'use client';
import { useEffect, useState } from 'react';

/** A spinner that comes sooner would only flicker, in milliseconds. */
const slowTime = 1000;

/** Whether something has been loading for so long that it should be said. */
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
