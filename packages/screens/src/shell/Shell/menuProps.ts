import type { ReactNode } from 'react';
import type { ShellContent } from './Shell.content.ts';

/** What the header and the menu of a narrow screen have in common. */
export interface MenuProps {
  content: ShellContent;
  user: { name: string } | null;
  currentPath: string;
  themeSwitch: ReactNode;
  onSearch: () => void;
  onUnwired: (feature: string) => void;
  onLogOut: () => void;
}
