import type { Plugin } from 'vite';

const lookUp = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/**
 * Replaces react-aria's look-up of the browser's language, which happens while its code loads and keeps a phone busy for
 * 0.1 s (`Intl.DateTimeFormat.supportedLocalesOf`). The site never uses the result: its `I18nProvider` sets the locale.
 */
export function fixedLocale(locale: string): Plugin {
  let isReplaced = false;
  return {
    name: 'fixed-locale',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: lookUp },
      handler() {
        isReplaced = true;
        return `
          const fixed = { locale: ${JSON.stringify(locale)}, direction: 'ltr' };
          export const getDefaultLocale = () => fixed;
          export const useDefaultLocale = getDefaultLocale;
        `;
      },
    },
    buildEnd() {
      if (!isReplaced) this.error(`No module of react-aria matches ${lookUp}. Was it moved?`);
    },
  };
}
