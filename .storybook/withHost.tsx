import { secondBrand } from '@pcb/screens/fixtures/brand';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { action } from 'storybook/actions';
import { applyEmulation } from './mediaRules.ts';
import { translatePage } from './translatePage.ts';

const navigate = action('navigate');

/** Urdu as written in India, with Latin digits. Only the direction changes; the text stays English. */
const mirrored = 'ur-IN-u-nu-latn';

type Globals = Readonly<Record<string, unknown>>;

function useToolbar({
  theme,
  brand,
  direction,
  textSize,
  density,
  contrast,
  motion,
  pointer,
  medium,
  translation,
}: Globals) {
  // Runs after every render, because a story may add its own style sheet.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    document.documentElement.dir = String(direction);
    Object.assign(dataset, { theme, brand, density, contrast });
    style.fontSize = textSize === '100' ? '' : `${String(textSize)}%`;
    applyEmulation({
      forcedColours: contrast === 'forced',
      reducedMotion: motion === 'reduced',
      coarsePointer: pointer === 'coarse',
      isPrinted: medium === 'print',
      textScale: Number(textSize) / 100,
    });
  });
  useEffect(() => (translation === 'browser' ? translatePage() : undefined), [translation]);
}

/** Replaces a host: provides theme, brand, language and a router that only logs navigation. */
function Host({ globals, children }: { globals: Globals; children: ReactNode }) {
  useToolbar(globals);
  return (
    <I18nProvider locale={globals['direction'] === 'rtl' ? mirrored : 'en-IN'}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}

export const withHost: Decorator = (Story, { args, globals, viewMode }) => (
  // The rest of a documentation page belongs to Storybook and does not support translation.
  <Host globals={viewMode === 'docs' ? { ...globals, translation: 'none' } : globals}>
    <Story args={'brand' in args && globals['brand'] === 'periyar' ? { ...args, brand: secondBrand } : args} />
  </Host>
);
