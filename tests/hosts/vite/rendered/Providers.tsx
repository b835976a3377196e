import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';

export function Providers({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={(to) => void navigate(to)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
