import type { Remote } from '@pcb/screens/remote';
import { useRevalidator } from 'react-router-dom';
import type { Read } from '../../data/read.ts';

interface Prerendered {
  status: 'loading';
}

/** Converts a loader's result to the prop of a screen. The value is stale while the loaders run again. */
export function useRemote<Value>(loaded: Read<Value> | Prerendered): Remote<Value> {
  const { revalidate, state } = useRevalidator();
  const isLoading = state === 'loading';
  if (loaded.status === 'ready') return { ...loaded, isStale: isLoading };
  return isLoading || loaded.status === 'loading'
    ? { status: 'loading' }
    : { ...loaded, onRetry: () => void revalidate() };
}
