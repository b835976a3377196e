import { createStore, type StoreApi } from 'zustand/vanilla';
import { onStorageChange, type StoredPreference } from '../../data/storage.ts';

export interface Preference<Value> {
  state: StoreApi<{ value: Value }>;
  choose: (value: Value) => void;
  /** Reads the stored value and follows changes in other tabs. Returns a function that stops this. */
  start: () => () => void;
}

/** Prerendering and hydration use the default; `apply` is called with each later value. */
export function createPreference<Value>(
  stored: StoredPreference<Value>,
  apply?: (value: Value) => void,
): Preference<Value> {
  const state = createStore<{ value: Value }>(() => ({ value: stored.defaultValue }));
  const show = (value: Value) => {
    apply?.(value);
    state.setState({ value });
  };
  return {
    state,
    choose: (value) => {
      stored.write(value);
      show(value);
    },
    start: () => {
      const showStored = () => show(stored.read());
      showStored();
      return onStorageChange(showStored);
    },
  };
}
