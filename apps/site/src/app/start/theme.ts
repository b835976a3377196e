import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';

export function applyTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
