/** For search engines and link previews: the URL of each page, its picture, the sitemap, the feed. */
import type { Brand } from '@pcb/screens/brand';
import type { ArticleContent } from '@pcb/screens/content/pages/articles';
import { Feed } from 'feed';
import { escapeMarkup, voidElement } from './markup.ts';

/** In pixels. Most services show Open Graph previews of this size uncropped. */
export const pictureSize = { width: 1200, height: 630 };

export const pictureFile = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;

export const feedFile = '/feed.xml';

export interface SharedPage {
  path: string;
  title: string;
  description: string;
  article?: ArticleContent | undefined;
}

const property = (name: string, content: string) => voidElement('meta', { property: name, content });

export const canonicalLink = ({ website }: Brand, url: string): string =>
  voidElement('link', { rel: 'canonical', href: website + url.replace(/[?#].*/, '') });

export const noIndex = voidElement('meta', { name: 'robots', content: 'noindex' });

const feedLink = (brand: Brand) =>
  voidElement('link', { rel: 'alternate', type: 'application/atom+xml', title: brand.name, href: feedFile });

export function sharingTags(brand: Brand, { path, title, description, article }: SharedPage): string {
  return [
    canonicalLink(brand, path),
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', brand.name),
    property('og:locale', 'en_IN'),
    property('og:url', brand.website + path),
    property('og:title', title),
    property('og:description', description),
    property('og:image', brand.website + pictureFile(path)),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', 'Drawing of a circuit board'),
    voidElement('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    article ? property('article:published_time', article.published) : '',
    path.startsWith('/blogs') ? feedLink(brand) : '',
  ].join('');
}

export const sitemap = ({ website }: Brand, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeMarkup(website + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Crawlers may read every page. Pages outside search results have `noIndex`. */
export const robots = ({ website }: Brand): string => `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;

export function atomFeed({ name, website }: Brand, articles: readonly ArticleContent[]): string {
  const feed = new Feed({
    id: `${website}/blogs`,
    title: name,
    link: `${website}/blogs`,
    feedLinks: { atom: website + feedFile },
    copyright: name,
    // Not the build date, so that two builds of the same articles are identical.
    ...(articles[0] ? { updated: new Date(articles[0].published) } : {}),
  });
  for (const { id, title, excerpt, published, author } of articles) {
    const link = `${website}/blogs/${id}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      date: new Date(published),
      author: [{ name: author }],
    });
  }
  return feed.atom1();
}
