import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';

/** Applies a theme to the page. A script in the head applies the stored one before the first paint. */
export function applyTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
