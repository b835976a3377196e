import { useState } from 'react';

interface Change<Value> {
  since: Value;
  apply: (value: Value) => Value;
}

/**
 * A loaded value with changes that show before they are saved, until the loader returns a new value. `change` applies
 * one and rejects if it cannot be saved. Then only that change is undone, and not those that were made meanwhile.
 */
export function useOptimisticChanges<Value>(loaded: Value) {
  const [changes, setChanges] = useState<readonly Change<Value>[]>([]);
  const change = async (apply: (value: Value) => Value, save: () => Promise<void>) => {
    const added = { since: loaded, apply };
    setChanges((all) => [...all.filter(({ since }) => since === loaded), added]);
    try {
      await save();
    } catch (error) {
      setChanges((all) => all.filter((one) => one !== added));
      throw error;
    }
  };
  const value = changes.filter(({ since }) => since === loaded).reduce((before, { apply }) => apply(before), loaded);
  return [value, change] as const;
}
