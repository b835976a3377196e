import { useState } from 'react';
import { newKey } from '../../data/newKey.ts';
import type { CreateOptions } from '../../data/records.ts';

/** Returns a key that stays the same for each attempt to create one thing, and a function that renews it. */
export function useIdempotencyKey(): CreateOptions & { renewKey: () => void } {
  const [idempotencyKey, setKey] = useState(newKey);
  return { idempotencyKey, renewKey: () => setKey(newKey()) };
}
