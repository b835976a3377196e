import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../../apps/site/src/brand.ts';
import { expect, siteFolder, test } from '../helpers/builtPages.ts';
import { redirects } from '../helpers/site.ts';

const built = (path: string) => readFileSync(join(siteFolder, path), 'utf8');
const png = (path: string) => sharp(join(siteFolder, path));

const signInPaths = ['/login', '/register', '/admin/login'];

test('every indexed page has its canonical URL, and texts and a picture for link previews', ({ builtPages }) => {
  const listed = [...builtPages].filter(([, { isListed, refresh }]) => isListed && refresh === null);
  for (const [path, { title, description, canonical, shared }] of listed) {
    const url = `${brand.website}${path}`;
    expect({ path, canonical, ...shared }).toMatchObject({
      path,
      canonical: url,
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:type': /^\/blogs\/\d/.test(path) ? 'article' : 'website',
    });
  }
  const urls = [...built('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(urls.toSorted()).toEqual(listed.map(([, { canonical }]) => canonical).toSorted());
  expect(built('robots.txt')).toContain(`Sitemap: ${brand.website}/sitemap.xml`);
});

test('sign-in, guarded and missing pages are not indexed; a redirect names its target', ({ builtPages }) => {
  const hidden = [...builtPages].filter(([, { isListed }]) => !isListed).map(([path]) => path);
  expect(hidden).toEqual(expect.arrayContaining([...signInPaths, '/404', '/dashboard', '/admin/users']));
  expect(hidden.filter((path) => builtPages.get(path)?.canonical !== null)).toEqual([]);
  for (const { from } of redirects) expect(builtPages.get(from)?.canonical).toBe(`${brand.website}/services`);
});

test('the feed has the articles, newest first, and the pages of the blog lead to it', ({ builtPages }) => {
  const ids = [...built('feed.xml').matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id?.replace(brand.website, ''));
  expect(ids).toEqual(['/blogs', '/blogs/3', '/blogs/2', '/blogs/1']);
  const leading = [...builtPages].filter(([, { links }]) => links.includes('/feed.xml')).map(([path]) => path);
  expect(leading.toSorted()).toEqual(ids.toSorted());
});

test('the web manifest has the name of the brand and icons of the listed sizes', async () => {
  const { name, icons } = JSON.parse(built('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).toBe(brand.name);
  for (const { src, sizes } of icons) {
    const { width, height } = await png(src).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
