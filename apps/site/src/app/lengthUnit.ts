import type { LengthUnit } from '@pcb/screens/content/UnitSwitch';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onStorageChange, type SiteStorage } from '../data/storage.ts';

/** The unit that the visitor chose for lengths. */
export interface LengthUnitChoice {
  state: StoreApi<{ unit: LengthUnit }>;
  choose: (unit: LengthUnit) => void;
  /** Reads the stored unit and follows changes in other tabs. Returns a function that stops this. */
  start: () => () => void;
}

export function createLengthUnit(storage: SiteStorage): LengthUnitChoice {
  // Prerendering and hydration use mm.
  const state = createStore<{ unit: LengthUnit }>(() => ({ unit: 'mm' }));
  return {
    state,
    choose: (unit) => {
      storage.writeLengthUnit(unit);
      state.setState({ unit });
    },
    start: () => {
      const readStored = () => state.setState({ unit: storage.readLengthUnit() });
      readStored();
      return onStorageChange(readStored);
    },
  };
}
