import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { action } from 'storybook/actions';

const navigate = action('navigate');

/** What a host gives to components and screens: theme, language and a router. Here the router only reports. */
export const withHost: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'en-IN';
  }, [theme]);
  return (
    <I18nProvider locale="en-IN">
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    </I18nProvider>
  );
};
