import { AdminLayout } from '@pcb/screens/admin/AdminLayout';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { detailsHref } from '../../url/useListState.ts';
import { useAdminEffects } from '../hooks/useAdminEffects.ts';
import { usePaletteRecords } from '../hooks/usePaletteRecords.ts';
import { useSite, useTheme } from '../hooks/useSite.ts';

export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const effects = useAdminEffects();
  const palette = usePaletteRecords();
  return (
    <AdminLayout
      brand={site.brand}
      currentPath={pathname}
      theme={useTheme()}
      onThemeChange={site.theme.choose}
      onSearch={effects.search}
      records={palette.records}
      onPaletteSearch={palette.search}
      detailsHref={(section, id) => detailsHref(`/admin/${section}`, id)}
      onNotifications={effects.notifications}
      onLogOut={() => void effects.logOut((path) => void navigate(path))}
    >
      <Outlet />
    </AdminLayout>
  );
}
