import type { Brand } from '@pcb/screens/brand';
import type { browserBrand } from '../brand.ts';
import { voidElement } from './markup.ts';

/** For phones' home screens. An icon that a phone crops (`isMaskable`) has no transparent corners. */
export const iconFiles = [
  { file: '/icons/192.png', size: 192, isMaskable: false },
  { file: '/icons/512.png', size: 512, isMaskable: false },
  { file: '/icons/512-maskable.png', size: 512, isMaskable: true },
  { file: '/icons/apple-touch.png', size: 180, isMaskable: true },
] as const;

export const manifestFile = '/manifest.webmanifest';

/** The web app manifest (w3.org/TR/appmanifest), for a page on a home screen. */
export const webManifest = ({ name }: Brand, { barColors }: typeof browserBrand): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    theme_color: barColors.light,
    background_color: barColors.light,
    icons: iconFiles
      .filter(({ file }) => !file.includes('apple'))
      .map(({ file, size, isMaskable }) => ({
        src: file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
  });

/** In the head of every page. */
export const iconTags = [
  voidElement('link', { rel: 'manifest', href: manifestFile }),
  voidElement('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }),
].join('');
