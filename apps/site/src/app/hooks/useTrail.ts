import type { ShellContent } from '@pcb/screens/shell/Shell';
import { type Trail, trailTo } from '@pcb/screens/shell/trailTo';
import { useLocation, useOutletContext } from 'react-router-dom';

export function useTrail(): Trail | undefined {
  const menus = useOutletContext<ShellContent>();
  return trailTo(menus, useLocation().pathname.replace(/\/$/, ''));
}
