import { secondBrand } from '@pcb/screens/fixtures/brand';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { action } from 'storybook/actions';
import { applyCircumstances } from './mediaRules.ts';
import { isPseudoLocale, keepTranslated } from './pseudoContent.ts';

const navigate = action('navigate');

/** Urdu as it is written in India, with the digits of the rest of the site: the words stay, the direction turns. */
const mirrored = 'ur-IN-u-nu-latn';

type Globals = Readonly<Record<string, unknown>>;

function useCircumstances(globals: Globals) {
  const { theme, brand, direction, locale, textSize, density, contrast, motion, pointer } = globals;
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.lang = String(locale);
    document.documentElement.dir = String(direction);
    Object.assign(dataset, { theme, brand, density, contrast });
    style.fontSize = textSize === '100' ? '' : `${String(textSize)}%`;
  }, [theme, brand, direction, locale, textSize, density, contrast]);
  // Not only when a global changes: the story may have brought a style sheet of its own.
  useLayoutEffect(() => {
    applyCircumstances({
      forcedColours: contrast === 'forced',
      reducedMotion: motion === 'reduced',
      finger: pointer === 'coarse',
      textScale: Number(textSize) / 100,
    });
  });
  useLayoutEffect(
    () => (isPseudoLocale(String(locale)) ? keepTranslated(document.body, locale as 'hi-IN' | 'ml-IN') : undefined),
    [locale],
  );
}

/** What a host gives to components and screens: theme, brand, language and a router. Here the router only reports. */
function Host({ globals, children }: { globals: Globals; children: ReactNode }) {
  useCircumstances(globals);
  return (
    <I18nProvider locale={globals['direction'] === 'rtl' ? mirrored : String(globals['locale'])}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}

export const withHost: Decorator = (Story, { args, globals }) => (
  <Host globals={globals}>
    <Story args={'brand' in args && globals['brand'] === 'periyar' ? { ...args, brand: secondBrand } : args} />
  </Host>
);
