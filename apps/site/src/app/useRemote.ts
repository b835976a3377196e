import type { Remote } from '@pcb/screens/remote';
import { useRevalidator } from 'react-router-dom';
import type { Read } from '../data/read.ts';

/** What the loader of a page has read, as a screen takes it: 'Try again' asks the loaders again, and meanwhile the value is stale. */
export function useRemote<Value>(loaded: Read<Value>): Remote<Value> {
  const { revalidate, state } = useRevalidator();
  const isAsking = state === 'loading';
  if (loaded.status === 'ready') return { ...loaded, isStale: isAsking };
  return isAsking ? { status: 'loading' } : { ...loaded, onRetry: () => void revalidate() };
}
