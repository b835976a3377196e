'use client';
import { de } from '@pcb/ui/languages/de';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

const messages = { de: { ...de, close: 'Fenster schließen' } };

export function German({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale="de-DE">
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </I18nProvider>
  );
}
