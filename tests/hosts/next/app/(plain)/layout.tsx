import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import './theme.css';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
