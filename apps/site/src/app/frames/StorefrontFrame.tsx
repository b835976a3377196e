import { Shell } from '@pcb/screens/shell/Shell';
import { useMemo } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { siteShellContent } from '#build/siteShellContent.ts';
import { shellEffects } from '../../effects/shell.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useCustomerName, useSite, useTheme } from '../hooks/useSite.ts';
import { pageHandleOf } from '../routing/page.ts';

// One element for all renders, so that the page does not re-render with its frame. The menus are for the breadcrumbs.
const page = <Outlet context={siteShellContent} />;

export function Component() {
  const { pathname, hash } = useLocation();
  const handle = pageHandleOf(useMatches());
  const navigate = useNavigate();
  const customerName = useCustomerName();
  const site = useSite();
  const effects = shellEffects(site);
  const user = useMemo(() => (customerName === undefined ? null : { name: customerName }), [customerName]);
  return (
    <Shell
      brand={site.brand}
      content={siteShellContent}
      currentPath={useHydrated(() => pathname + hash, pathname)}
      hasMainAction={handle?.hasMainAction}
      isWide={handle?.isWide}
      user={user}
      theme={useTheme()}
      onThemeChange={site.theme.choose}
      onSearch={effects.search}
      onUnwired={effects.unwired}
      onFooterAction={effects.footerAction}
      onLogOut={() => void effects.logOut((path) => void navigate(path))}
    >
      {page}
    </Shell>
  );
}
