import { siteHeaders } from '@pcb/host/siteHeaders';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, siteFolder, test } from '../helpers/builtPages.ts';

test('pages have the headers of the site, and only hashed files are cached indefinitely', async ({ request }) => {
  const page = await request.get('/about');
  expect(page.headers()).toMatchObject({
    ...Object.fromEntries(Object.entries(siteHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    'cache-control': 'no-cache',
  });
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await request.get('/no-such-page');
  expect(missing.headers()).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
});

// All tests of the site fail on a violation, which the browser writes to the console.
test('every page has a strict policy before everything that it covers', ({ builtPages }) => {
  for (const path of builtPages.keys()) {
    const html = readFileSync(join(siteFolder, `${path === '/' ? 'index' : path}.html`), 'utf8');
    const [before = '', policy = ''] = html.split(/http-equiv="Content-Security-Policy" content="([^"]*)"/);
    expect({ path, early: /<(script|style|link)/.test(before) }).toEqual({ path, early: false });
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)|\*/);
  }
});
