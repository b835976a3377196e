import type { ReactNode } from 'react';
import type { ShellContent } from './Shell.content.ts';

export interface MenuProps {
  content: ShellContent;
  user: { name: string } | null;
  currentPath: string;
  themeSwitch: ReactNode;
  onSearch: () => void;
  onUnwired: (feature: string) => void;
  onLogOut: () => void;
}
