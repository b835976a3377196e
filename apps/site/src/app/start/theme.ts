import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';

/** A script in the head applies the stored theme before the first paint. */
export function applyTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
