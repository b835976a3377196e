'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={(to) => router.push(to)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
