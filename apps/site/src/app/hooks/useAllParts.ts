import type { ListedPart } from '@pcb/screens/catalogue/catalogue';
import type { Remote } from '@pcb/screens/remote';
import { useEffect, useState } from 'react';
import { type Read, startReading } from '../../data/read.ts';
import { useSite } from './useSite.ts';

/** Loads the parts of all pages for a search. Most visitors of the catalogue only browse. */
export function useAllParts(isNeeded: boolean): Remote<readonly ListedPart[]> {
  const { catalogue } = useSite().data;
  const [loaded, setLoaded] = useState<Read<readonly ListedPart[]>>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    return startReading(() => catalogue.allParts(), setLoaded);
  }, [catalogue, isNeeded, loaded]);
  if (!loaded) return { status: 'loading' };
  return loaded.status === 'ready' ? loaded : { ...loaded, onRetry: () => setLoaded(undefined) };
}
