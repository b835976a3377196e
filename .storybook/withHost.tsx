import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { action } from 'storybook/actions';

const navigate = action('navigate');

/** What a host gives to components and screens: theme, language and a router. Here the router only reports. */
function Host({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'en-IN';
  }, [theme]);
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}

export const withHost: Decorator = (Story, { globals }) => (
  <Host theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </Host>
);
