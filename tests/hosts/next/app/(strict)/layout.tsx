import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import { StyleNonceProvider } from '@pcb/ui/StyleNonceProvider';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '../(plain)/Providers';

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="en-IN">
      <head>
        {/* react-aria reads the nonce for the sheets that it adds. */}
        <meta name="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <StyleNonceProvider nonce={nonce}>
          <Providers>{children}</Providers>
        </StyleNonceProvider>
      </body>
    </html>
  );
}
