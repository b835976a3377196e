import type { OwnBoard } from '@pcb/screens/ownBoard';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteStorage } from '../data/storage.ts';

/** The customer's boards by the id of their cart line or order, and the last one that was read. */
export type KeptBoards = Readonly<Record<string, OwnBoard | undefined>>;

export const lastBoard = 'last';

export interface OwnBoards {
  /** Excludes the boards of earlier pages until `load` has read them. */
  state: StoreApi<KeptBoards>;
  load: () => Promise<void>;
  /** Stores boards, or removes those that are `undefined`. */
  keep: (changed: KeptBoards) => Promise<void>;
  forgetAll: () => void;
}

/** The boards of a visit. Boards that do not fit into the browser's storage last as long as the page. */
export function createOwnBoards(storage: SiteStorage['boards']): OwnBoards {
  const state = createStore<KeptBoards>(() => ({}));
  let loading: Promise<void> | undefined;
  async function read() {
    if (storage.read() === null) return;
    const { parseOwnBoards } = await import('@pcb/screens/ownBoard');
    // The customer may have signed out during the import.
    const text = storage.read();
    if (text !== null) state.setState((known) => ({ ...parseOwnBoards(text), ...known }));
  }
  // If its code cannot be loaded, the pages show their samples.
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
