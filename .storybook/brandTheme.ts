import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import { color as tokens } from '../packages/ui/src/tokens/color.ts';

export type Scheme = 'light' | 'dark';

const brandTitle = (track: string, pad: string, text: string) => `
  <span style="display:inline-flex;align-items:center;gap:.5rem;font-weight:600;font-size:1.0625rem;letter-spacing:-.01em;color:${text}">
    <svg width="20" height="24" viewBox="4.5 1.5 23 27.5" aria-hidden="true" fill="none">
      <path d="M9 5h9.5l7 7v17M25.5 20.5a6.75 6.75 0 1 1-13.5 0a6.75 6.75 0 1 1 13.5 0z" stroke="${track}" stroke-width="3" />
      <circle cx="8" cy="5" r="3.5" fill="${pad}" />
    </svg>
    alphianz
  </span>`;

/** Storybook's theming library does not support OKLCH. */
const hexOf = (name: keyof typeof tokens, scheme: Scheme) => formatHex(tokens[name][scheme]) ?? '#000000';

/** A Storybook theme cannot set the colours of sidebar icons: copper for stories, the brand colour for the rest. */
export const sidebarIcons = (scheme: Scheme) => `
  [data-nodetype]:not([data-selected="true"]) svg[type] { color: ${hexOf('brand', scheme)}; }
  [data-nodetype]:not([data-selected="true"]) svg[type='story'] { color: ${hexOf('accent', scheme)}; }
`;

export function brandTheme(scheme: Scheme) {
  const color = (name: keyof typeof tokens) => hexOf(name, scheme);
  return create({
    base: scheme,
    brandTitle: brandTitle(color('brand'), color('accent'), color('text')),
    brandUrl: '/',
    brandTarget: '_self',
    fontBase: `'Geist', system-ui, sans-serif`,
    fontCode: `'Geist Mono', ui-monospace, monospace`,
    colorPrimary: color('brand'),
    colorSecondary: color('brand'),
    appBg: color('surfaceSunken'),
    appContentBg: color('surface'),
    appPreviewBg: color('page'),
    appBorderColor: color('line'),
    textColor: color('text'),
    textMutedColor: color('textMuted'),
    barTextColor: color('textMuted'),
    barSelectedColor: color('brand'),
    barBg: color('surface'),
  });
}
