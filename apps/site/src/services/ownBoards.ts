import type { OwnBoard } from '@pcb/screens/ownBoard';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteStorage } from '../data/storage.ts';

/** The customer's boards: the one that was read last, and others by the id of their line in the cart or of their order. */
export type KeptBoards = Readonly<Record<string, OwnBoard | undefined>>;

/** The key of the board that was read last. */
export const lastBoard = 'last';

export interface OwnBoards {
  /** Those known so far. Empty until `load` has read those of earlier pages of the visit. */
  state: StoreApi<KeptBoards>;
  load: () => Promise<void>;
  /** Keeps boards for this page and the next ones, or forgets them. */
  keep: (changed: KeptBoards) => Promise<void>;
  forgetAll: () => void;
}

/** Keeps the boards of a visit. Those that the browser has no room for last as long as the page. */
export function createOwnBoards(storage: SiteStorage['boards']): OwnBoards {
  const state = createStore<KeptBoards>(() => ({}));
  let loading: Promise<void> | undefined;
  async function read() {
    if (storage.read() === null) return;
    const { parseOwnBoards } = await import('@pcb/screens/ownBoard');
    // The customer may have logged out meanwhile.
    const text = storage.read();
    if (text !== null) state.setState((known) => ({ ...parseOwnBoards(text), ...known }));
  }
  // Without its code the pages show their samples.
  const load = () => (loading ??= read().catch(() => {}));
  return {
    state,
    load,
    keep: async (changed) => {
      await load();
      state.setState(changed);
      const boards = state.getState();
      if (Object.values(boards).some(Boolean)) storage.write(JSON.stringify(boards));
      else storage.remove();
    },
    forgetAll: () => {
      state.setState({}, true);
      storage.remove();
    },
  };
}
