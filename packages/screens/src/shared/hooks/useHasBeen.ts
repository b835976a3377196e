'use client';
import { useState } from 'react';

/** Whether a condition has been true since the component was mounted. Keeps a dialog mounted while it fades out. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen;
}
