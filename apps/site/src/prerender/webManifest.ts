import type { Brand } from '@pcb/screens/brand';
import type { browserBrand } from '../brand.ts';
import { voidElement } from './markup.ts';

export const iconFiles = [
  { file: '/icons/192.png', size: 192, isMaskable: false },
  { file: '/icons/512.png', size: 512, isMaskable: false },
  { file: '/icons/512-maskable.png', size: 512, isMaskable: true },
  { file: '/icons/apple-touch.png', size: 180, isMaskable: true },
] as const;

export const manifestFile = '/manifest.webmanifest';

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

export const iconTags = [
  voidElement('link', { rel: 'manifest', href: manifestFile }),
  voidElement('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' }),
].join('');
