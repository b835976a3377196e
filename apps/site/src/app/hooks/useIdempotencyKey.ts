import { useState } from 'react';
import type { CreateOptions } from '../../data/records.ts';
import { newKey } from '../../data/newKey.ts';

/** The key of what the user is about to create, the same for each attempt, and a function for the next one. */
export function useIdempotencyKey(): readonly [CreateOptions, () => void] {
  const [idempotencyKey, setKey] = useState(newKey);
  return [{ idempotencyKey }, () => setKey(newKey())];
}
