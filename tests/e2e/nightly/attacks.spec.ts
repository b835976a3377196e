import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../apps/site/src/brand.ts';
import { siteFolder } from '../../helpers/builtPages.ts';
import { scriptsWith } from '../../helpers/builtScripts.ts';
import { origin } from '../../helpers/origin.ts';
import {
  admin,
  adminPages,
  customerPages,
  demo,
  expect,
  publicPages,
  serveAvatar,
  signedInAs,
  signedInAsAdmin,
  test,
} from '../../helpers/site.ts';

/** Texts of the markup and of the data that only guarded pages show. */
const guardedTexts = ['Order Trends', 'Save Settings', 'Personal Details', 'Export CSV', 'backwater-robotics'];

/** Texts of the sample data. */
const sampleTexts = ['backwater-robotics', demo.name];

const builtFiles = () => readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
const readBuilt = (file: string) => readFileSync(join(siteFolder, file), 'utf8');

test('the build does not contain guarded data, and public pages do not name guarded scripts or contain guarded text', () => {
  const names = [...scriptsWith(guardedTexts)].map((path) => path.replace('/assets/', ''));
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const traces = pages.flatMap((file) => {
    const html = readBuilt(file);
    // A guarded page contains its loading state, and its head the names of its scripts.
    const isGuarded = html.includes("location.replace('");
    return [...(isGuarded ? [] : [...names, ...guardedTexts]), ...sampleTexts, admin.password]
      .filter((text) => html.includes(text))
      .map((text) => [file, text]);
  });
  expect(pages.length).toBeGreaterThan(80);
  expect(traces).toEqual([]);
});

test('the build has no source maps', () => {
  const files = builtFiles();
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(scripts.filter((file) => readBuilt(file).includes('sourceMappingURL='))).toEqual([]);
});

const customer = 'loggedInUser';
const administrator = 'adminAuthenticated';
/** Entries of local storage that do not sign in, for the pages whose guard reads them. */
const forgeries = [
  ...[
    'true',
    'null',
    '{}',
    '[]',
    '"admin"',
    '{"name":7}',
    '{"name":" "}',
    '[{"name":"A"}]',
    '{"__proto__":{"name":"A"}}',
  ].map((value) => ({ key: customer, value, pages: customerPages, signIn: '/login' })),
  ...['1', 'TRUE', ' true', '"true"', '{"admin":true}', '[true]'].map((value) => ({
    key: administrator,
    value,
    pages: adminPages,
    signIn: '/admin/login',
  })),
  // A customer is not an administrator, and an administrator is not a customer.
  {
    key: customer,
    value: JSON.stringify({ ...demo, isAdministrator: true }),
    pages: adminPages,
    signIn: '/admin/login',
  },
  { key: administrator, value: 'true', pages: customerPages, signIn: '/login' },
];

test('[U-08] [M-03] a forged session does not open guarded pages or download their code', async ({ page }) => {
  test.slow();
  const guarded = scriptsWith(guardedTexts);
  const opened = new Set<string>();
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await page.goto('/cart');
  for (const [index, { key, value, pages, signIn }] of forgeries.entries()) {
    await page.evaluate(
      ([name, text]) => {
        localStorage.clear();
        localStorage.setItem(name, text);
      },
      [key, value] as const,
    );
    const path = pages[index % pages.length]?.path ?? '/';
    await page.goto(path);
    await expect(page, `${path} with ${key} = ${value}`).toHaveURL(signIn);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Sign In|Admin Panel Login)$/);
    const markup = await page.content();
    expect(guardedTexts.filter((text) => markup.includes(text))).toEqual([]);
    opened.add(path);
  }
  expect([...opened].toSorted()).toEqual([...customerPages, ...adminPages].map(({ path }) => path).toSorted());
  expect(requested.size).toBeGreaterThan(10);
  expect([...requested].filter((path) => guarded.has(path))).toEqual([]);
});

const elsewhere = 'evil.example';

test('no URL leads to another origin, before or after signing in', async ({ site, page, problems }) => {
  // Chromium reports the status of a page without a file.
  problems.expect(/status of 404/);
  for (const path of [
    `//${elsewhere}`,
    `//${elsewhere}/%2e%2e`,
    `/\\${elsewhere}`,
    `/%2F%2F${elsewhere}`,
    `/%5C%5C${elsewhere}/`,
    `/https://${elsewhere}`,
    `/.//${elsewhere}`,
    `/admin//${elsewhere}`,
    `/services/pcb-layout?to=//${elsewhere}`,
    '/javascript:alert(1)',
  ]) {
    await page.goto(`${origin}${path}`);
    await expect(site.title, path).toBeVisible();
    expect(new URL(page.url()).origin, path).toBe(origin);
  }
  for (const next of [`//${elsewhere}`, `https://${elsewhere}`, `/\\${elsewhere}`, 'javascript:alert(1)']) {
    const query = ['next', 'redirect', 'returnTo', 'url', 'from'].map((name) => `${name}=${encodeURIComponent(next)}`);
    await site.open(`/login?${query.join('&')}#${next}`);
    await site.signIn();
    await page.clock.fastForward(1000);
    await expect(page, next).toHaveURL('/dashboard');
    await page.evaluate(() => localStorage.clear());
  }
});

/** Runs a script if it is inserted as markup, and is short enough for every field. */
const attack = '<img src=x onerror="window.attacked=1">';
const encoded = encodeURIComponent(attack);
const scriptUrl = encodeURIComponent('javascript:window.attacked=1');

/** URLs with the attack, and the place that shows its start as text. Pages without one ignore it. */
const urls: readonly { path: string; shown?: (page: Page) => Promise<unknown>; hasNoFile?: true }[] = [
  { path: `/reach-out?topic=${encoded}`, shown: (page) => page.getByRole('heading', { level: 1 }).textContent() },
  { path: `/products?q=${encoded}`, shown: (page) => page.getByRole('searchbox').inputValue() },
  { path: `/resources/faq/general?q=${encoded}`, shown: (page) => page.getByRole('searchbox').inputValue() },
  { path: `/services?fab-layers=${encoded}`, shown: (page) => page.getByRole('main').textContent() },
  { path: `/services?tab=${encoded}#${encoded}` },
  { path: `/components/connectors?type=${encoded}&brand=${encoded}` },
  { path: `/pcb-manufacturing-process?step=${encoded}#${encoded}` },
  { path: `/${encoded}`, hasNoFile: true },
  { path: `/components/${encoded}`, hasNoFile: true },
  { path: `/admin/${encoded}`, hasNoFile: true },
  { path: `/reach-out?topic=${scriptUrl}` },
  { path: `/login?email=${encoded}#${encoded}` },
  { path: '/?__proto__[innerHTML]=x&constructor[prototype][href]=javascript:window.attacked=1' },
  { path: `/dashboard?q=${encoded}`, shown: (page) => page.getByRole('heading', { level: 1 }).textContent() },
  { path: `/profile#${encoded}`, shown: (page) => page.getByRole('banner').textContent() },
  {
    path: `/admin/orders?q=${encoded}&status=${encoded}&sort=${encoded}&open=${encoded}`,
    shown: (page) => page.getByRole('main').getByRole('searchbox').inputValue(),
  },
  { path: `/admin/orders/edit/${encoded}`, hasNoFile: true },
  { path: `/admin/dashboard?period=${encoded}` },
];

test.describe('with attacks in local storage, signed in as both', () => {
  const { localStorage: customerEntries } = signedInAs(attack).origins[0] ?? { localStorage: [] };
  const { localStorage: adminEntries } = signedInAsAdmin.origins[0] ?? { localStorage: [] };
  const others = {
    pcb_users: JSON.stringify([{ ...demo, name: attack }]),
    pcb_theme: attack,
    pcb_length_unit: attack,
    pcb_density: attack,
    pcb_hidden_columns: JSON.stringify({ [attack]: [attack], '/admin/orders': [attack] }),
  };
  test.use({
    storageState: {
      cookies: [],
      origins: [
        {
          origin,
          localStorage: [
            ...customerEntries,
            ...adminEntries,
            ...Object.entries(others).map(([name, value]) => ({ name, value })),
          ],
        },
      ],
    },
  });

  for (const { path, shown, hasNoFile } of urls) {
    test(`text is text and links are links at ${path.replaceAll(encoded, '‹attack›')}`, async ({
      site,
      page,
      context,
      problems,
    }) => {
      if (hasNoFile) problems.expect(/status of 404/);
      await serveAvatar(context);
      const dialogs = site.acceptDialogs();
      await site.open(path);
      await expect(site.title).toBeVisible();
      if (shown) expect(await shown(page)).toContain(attack.slice(0, 20));
      const found = await page.evaluate(() => ({
        elements: document.querySelectorAll('img[src="x"], [onerror]').length,
        hasRun: 'attacked' in window,
        links: [...document.querySelectorAll('[href], [src], [action]')]
          .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
          .filter((url) => url !== null && !/^(https?|mailto|tel|data|blob):|^[/#?](?![/\\])|^$/i.test(url)),
      }));
      expect({ ...found, dialogs }).toEqual({ elements: 0, hasRun: false, links: [], dialogs: [] });
    });
  }
});

test('every link in the files leads to the site, to our calendar, to an e-mail or to a phone call', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const links = pages.flatMap((file) =>
    [...readBuilt(file).matchAll(/<(?:a|form|area)\b[^>]*?\s(?:href|action)="([^"]*)"/g)].map(([, url = '']) => url),
  );
  const schemes = new Set(
    links
      .map((url) => new URL(url.replaceAll('&amp;', '&'), origin))
      .filter((url) => url.origin !== origin && url.href !== brand.schedulingUrl)
      .map((url) => url.protocol),
  );
  expect(links.length).toBeGreaterThan(publicPages.length);
  expect([...schemes].toSorted()).toEqual(['mailto:', 'tel:']);
});
