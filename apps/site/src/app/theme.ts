import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import { create } from 'zustand';
import { onStorageChange, readTheme, writeTheme } from '../session/storage.ts';

interface ThemeState {
  theme: ThemeChoice;
}

// The system's is what prerendering and hydration see; the page itself is coloured before that by a script in its head.
const useThemeState = create<ThemeState>(() => ({ theme: 'system' }));

/** The theme that this person chose. */
export const useTheme = (): ThemeChoice => useThemeState(({ theme }) => theme);

function show(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  useThemeState.setState({ theme });
}

export function chooseTheme(theme: ThemeChoice): void {
  writeTheme(theme);
  show(theme);
}

/** Takes up the stored theme and follows the choices of other tabs. */
export function startTheme(): void {
  const showStored = () => show(readTheme());
  showStored();
  onStorageChange(showStored);
}
