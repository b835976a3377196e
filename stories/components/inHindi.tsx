import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import type { Decorator } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Renders a story in Hindi, including the messages that react-aria has in English. */
export const inHindi: Decorator = (Story) => (
  <I18nProvider locale="hi-IN">
    <MessagesProvider messages={{ hi }}>
      <Story />
    </MessagesProvider>
  </I18nProvider>
);
