import { Shell } from '@pcb/screens/shell/Shell';
import { useMemo } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { shellEffects } from '../effects/shell.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { useCustomerName, useSite, useTheme } from './useSite.ts';

/** The header and footer around a page. */
export function Component() {
  const { pathname, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const customerName = useCustomerName();
  const site = useSite();
  const effects = shellEffects(site);
  const user = useMemo(() => (customerName === undefined ? null : { name: customerName }), [customerName]);
  return (
    <Shell
      brand={site.brand}
      currentPath={isHydrated ? pathname + hash : pathname}
      user={user}
      theme={useTheme()}
      onThemeChange={site.theme.choose}
      onSearch={effects.search}
      onUnwired={effects.unwired}
      onFooterAction={effects.footerAction}
      onLogOut={() => void effects.logOut((path) => void navigate(path))}
    >
      <Outlet />
    </Shell>
  );
}
