import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { onStorageChange, type SiteStorage } from '../data/storage.ts';

/** The theme that the visitor chose. */
export interface Theme {
  state: StoreApi<{ theme: ThemeChoice }>;
  choose: (theme: ThemeChoice) => void;
  /** Applies the stored theme and follows changes in other tabs. Returns a function that stops this. */
  start: () => () => void;
}

export function createTheme(storage: SiteStorage): Theme {
  // Prerendering and hydration use the system theme. A script in the head applies the stored one before the first paint.
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
