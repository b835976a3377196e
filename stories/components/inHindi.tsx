import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** In Hindi, also what react-aria would say in English. */
export const inHindi: Decorator = (Story) => (
  <I18nProvider locale="hi-IN">
    <MessagesProvider messages={{ hi }}>
      <Story />
    </MessagesProvider>
  </I18nProvider>
);
