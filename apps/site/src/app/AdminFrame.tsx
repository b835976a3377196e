import { AdminLayout } from '@pcb/screens/admin/AdminLayout';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { brand } from '../brand.ts';
import { adminEffects } from '../effects/admin.ts';
import { chooseTheme, useTheme } from './theme.ts';

/** Sidebar and top bar around an administrator's page. */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <AdminLayout
      brand={brand}
      currentPath={pathname}
      theme={useTheme()}
      onThemeChange={chooseTheme}
      onSearch={adminEffects.search}
      onNotifications={adminEffects.notifications}
      onLogOut={() => adminEffects.logOut((path) => void navigate(path))}
    >
      <Outlet />
    </AdminLayout>
  );
}
