import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onStorageChange, type SiteStorage } from '../data/storage.ts';

/** The theme that this person chose. */
export interface Theme {
  state: StoreApi<{ theme: ThemeChoice }>;
  choose: (theme: ThemeChoice) => void;
  /** Takes up the stored theme and follows the choices of other tabs. Returns how to stop. */
  start: () => () => void;
}

export function createTheme(storage: SiteStorage): Theme {
  // The system's is what prerendering and hydration see; the page itself is coloured before that by a script in its head.
  const state = createStore<{ theme: ThemeChoice }>(() => ({ theme: 'system' }));

  const show = (theme: ThemeChoice) => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    state.setState({ theme });
  };

  return {
    state,
    choose: (theme) => {
      storage.writeTheme(theme);
      show(theme);
    },
    start: () => {
      const showStored = () => show(storage.readTheme());
      showStored();
      return onStorageChange(showStored);
    },
  };
}
