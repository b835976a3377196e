import { startTransition, useRef, useState } from 'react';

interface Change<Value> {
  apply: (value: Value) => Value;
}

/**
 * A loaded value with changes that show before they are saved. `change` applies one, and undoes it and rejects if it
 * cannot be saved. Once all are saved, `reload` is called; until it delivers, the changes are applied to every value.
 */
export function useOptimisticChanges<Value>(loaded: Value, reload: () => Promise<void>) {
  const [changes, setChanges] = useState<readonly Change<Value>[]>([]);
  const saved = useRef<Change<Value>[]>([]);
  const unsaved = useRef(0);
  const settle = async () => {
    if (unsaved.current > 0 || saved.current.length === 0) return;
    const done = saved.current.splice(0);
    await reload();
    // The router updates in a transition; this one applies both updates at once.
    startTransition(() => setChanges((all) => all.filter((one) => !done.includes(one))));
  };
  const change = async (apply: Change<Value>['apply'], save: () => Promise<void>) => {
    const added = { apply };
    setChanges((all) => [...all, added]);
    unsaved.current += 1;
    try {
      await save();
      saved.current.push(added);
    } catch (error) {
      setChanges((all) => all.filter((one) => one !== added));
      throw error;
    } finally {
      unsaved.current -= 1;
      void settle();
    }
  };
  return [changes.reduce((before, { apply }) => apply(before), loaded), change] as const;
}
