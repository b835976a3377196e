import type { Plugin } from 'vite';

/**
 * The modules of react-aria that look up the browser's language and the writing direction of a language. A site in one
 * language knows both, and the look-ups (`Intl`) keep a phone busy for 0.15 s.
 */
const modulesOf = (locale: string): Readonly<Record<string, string>> => ({
  'i18n/useDefaultLocale.mjs': `
    const fixed = { locale: ${JSON.stringify(locale)}, direction: 'ltr' };
    export const getDefaultLocale = () => fixed;
    export const useDefaultLocale = getDefaultLocale;
  `,
  'i18n/utils.mjs': 'export const isRTL = () => false;',
});

/** Replaces the look-up of language and direction in react-aria by this locale, which is read from left to right. */
export function fixedLocale(locale: string): Plugin {
  const missing = new Map(Object.entries(modulesOf(locale)));
  return {
    name: 'fixed-locale',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\// },
      handler(id) {
        const [name, code] = [...missing].find(([path]) => id.endsWith(`/${path}`)) ?? [];
        if (name) missing.delete(name);
        return code;
      },
    },
    buildEnd() {
      if (missing.size > 0) this.error(`react-aria has no ${[...missing.keys()].join(', ')}. Was it moved?`);
    },
  };
}
