import type { DataTableDensity } from '@pcb/ui/DataTable';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteStorage } from '../data/storage.ts';

/** The row height of the admin lists. */
export interface Density {
  state: StoreApi<{ density: DataTableDensity }>;
  choose: (density: DataTableDensity) => void;
}

/** Reads the stored row height once: the lists are never prerendered. */
export function createDensity(storage: SiteStorage): Density {
  const state = createStore<{ density: DataTableDensity }>(() => ({ density: storage.readDensity() }));
  return {
    state,
    choose: (density) => {
      storage.writeDensity(density);
      state.setState({ density });
    },
  };
}
