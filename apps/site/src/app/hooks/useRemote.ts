import type { Remote } from '@pcb/screens/remote';
import { useRevalidator } from 'react-router-dom';
import type { Read } from '../../data/read.ts';

/** While a guarded page is prerendered (`isLoading` of routes.tsx). */
interface Prerendered {
  status: 'loading';
}

/** Converts the result of a loader to the prop of a screen. While the loaders run again, the value is stale. */
export function useRemote<Value>(loaded: Read<Value> | Prerendered): Remote<Value> {
  const { revalidate, state } = useRevalidator();
  const isLoading = state === 'loading';
  if (loaded.status === 'ready') return { ...loaded, isStale: isLoading };
  return isLoading || loaded.status === 'loading'
    ? { status: 'loading' }
    : { ...loaded, onRetry: () => void revalidate() };
}
