import type { ShellContent } from '@pcb/screens/shell/Shell';
import { type Trail, trailTo } from '@pcb/screens/shell/trailTo';
import { useLocation, useOutletContext } from 'react-router-dom';

/** The way to the current page by the menus of the frame around it. */
export function useTrail(): Trail | undefined {
  const menus = useOutletContext<ShellContent>();
  return trailTo(menus, useLocation().pathname.replace(/\/$/, ''));
}
