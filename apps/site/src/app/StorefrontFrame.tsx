import { Shell } from '@pcb/screens/shell/Shell';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { brand } from '../brand.ts';
import { shellEffects } from '../effects/shell.ts';
import { useCustomerName } from '../session/session.ts';
import { chooseTheme, useTheme } from './theme.ts';

/** Header and footer around a page. */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const customerName = useCustomerName();
  return (
    <Shell
      brand={brand}
      currentPath={pathname}
      user={customerName === undefined ? null : { name: customerName }}
      theme={useTheme()}
      onThemeChange={chooseTheme}
      onSearch={shellEffects.search}
      onUnwired={shellEffects.unwired}
      onFooterAction={shellEffects.footerAction}
      onLogOut={() => shellEffects.logOut((path) => void navigate(path))}
    >
      <Outlet />
    </Shell>
  );
}
