import { AdminLayout } from '@pcb/screens/admin/AdminLayout';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAdminEffects } from '../hooks/useAdminEffects.ts';
import { useSite, useTheme } from '../hooks/useSite.ts';

/** The sidebar and top bar around an admin page. */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const effects = useAdminEffects();
  return (
    <AdminLayout
      brand={site.brand}
      currentPath={pathname}
      theme={useTheme()}
      onThemeChange={site.theme.choose}
      onSearch={effects.search}
      onNotifications={effects.notifications}
      onLogOut={() => void effects.logOut((path) => void navigate(path))}
    >
      <Outlet />
    </AdminLayout>
  );
}
