import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@pcb/ui/fonts.css';
import '@pcb/ui/theme';
import { withHost } from './withHost.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  decorators: [withHost],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { toc: true, codePanel: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Components',
          'Screens',
          ['Shell', 'Storefront', 'Account', 'Content'],
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
});
