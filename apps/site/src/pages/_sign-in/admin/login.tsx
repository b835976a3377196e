import { AdminSignInScreen } from '@pcb/screens/admin/AdminSignInScreen';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../brand.ts';
import { adminEffects } from '../../../effects/admin.ts';
import { type PageHandle, titled } from '../../../app/page.ts';

export const handle: PageHandle = {
  title: titled('Admin Panel Login'),
  description: 'For administrators: sign in to work on orders, services, inquiries and quotations.',
};

export function Component() {
  const navigate = useNavigate();
  return (
    <AdminSignInScreen
      brand={brand}
      onSubmit={(credentials) => {
        if (adminEffects.signIn(credentials)) void navigate('/admin/dashboard');
      }}
    />
  );
}
