'use client';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../shared/cart/cartLine.ts';
import type { CartContent } from './CartScreen.content.ts';
import { type Removal, withRemovals } from './removals.ts';

/**
 * The lines of the cart, with a removal in the place of each removed line. The host decides whether and when a line
 * disappears or returns. Each change is announced once, and moves focus to the button of the entry.
 */
export function useRemovals(lines: readonly CartLine[] | null, content: CartContent) {
  const announce = useAnnounce();
  const [pending, setPending] = useState<readonly Removal[]>([]);
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const isGone = ({ id }: Removal) => !lines?.some((line) => line.id === id);
  if (lines && pending.some(isGone)) {
    setPending(pending.filter((removal) => !isGone(removal)));
    setRemoved([...removed, ...pending.filter(isGone)]);
  } else if (lines && !removed.every(isGone)) {
    setRemoved(removed.filter(isGone));
  }
  const entries = withRemovals(lines ?? [], removed);

  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const announced = useRef<readonly Removal[]>([]);
  useEffect(() => {
    const gone = removed.filter((removal) => !announced.current.includes(removal));
    const returned = announced.current.filter((removal) => !removed.includes(removal));
    announced.current = removed;
    const target = gone.at(-1) ?? returned.at(-1);
    if (!target) return;
    buttons.current.get(target.id)?.focus();
    announce(
      [...gone.map(({ name }) => content.removed(name)), ...returned.map(({ name }) => content.restored(name))].join(
        ' ',
      ),
    );
  }, [announce, content, removed]);

  return {
    entries,
    remove: ({ id, name }: CartLine) => {
      const place = entries.findIndex((entry) => entry.id === id);
      const following = entries.slice(place + 1).map((entry) => entry.id);
      setPending((all) => [...all.filter((removal) => removal.id !== id), { id, name, following }]);
    },
    /** The ref of the button of an entry. */
    buttonRef: (id: string) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
  };
}
