import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/freePort.ts';
import { type Host, installHost } from './host.ts';
import { openPage } from './openPage.ts';
import { classesOf, styleSheetsIn } from './styles.ts';

let host: Host;
beforeAll(() => {
  host = installHost('next');
});
afterAll(() => host.remove());

/** Starts the built application while a function uses its URL. */
async function start(use: (origin: string) => Promise<void>) {
  const port = await freePort();
  const next = join(host.folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], { cwd: host.folder });
  try {
    // The server prints its first line when it listens. Requests wait until it is ready.
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => text.includes('Ready') && resolve());
      server.once('exit', () => reject(new Error('next start ended.')));
    });
    await use(`http://127.0.0.1:${port}`);
  } finally {
    const closed = once(server, 'close');
    server.kill();
    await closed;
  }
}

describe.each(['--turbopack', '--webpack'])('a Next.js application, built with %s', (bundler) => {
  beforeAll(() => host.run('next', 'build', bundler));

  it('styles a server component, and hydrates', async () => {
    await start((origin) =>
      openPage(origin, async (page) => {
        const heading = page.getByRole('heading', { name: 'Orders' });
        const style = await heading.evaluate((element) => {
          const { marginTop, fontFamily } = getComputedStyle(element);
          return { marginTop, fontFamily };
        });
        expect(style).toEqual({ marginTop: '0px', fontFamily: expect.stringMatching(/Geist/) as unknown });
        await page.getByRole('link', { name: 'Sign in' }).click();
        await page.getByLabel('Email').fill('anjali@example.com');
        await page.getByLabel('Password').fill('wrong');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByText('This password does not belong to this address.').waitFor();
      }),
    );
  });

  it("keeps a policy without inline styles: both the server's page and the hydrated page have their sizes", async () => {
    await start(async (origin) => {
      const check = async (page: Page) => {
        const widthOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().width);
        expect(await widthOf(page.getByText('Newest first'))).toBeLessThanOrEqual(1);
        expect(await widthOf(page.getByLabel('Electrical test').locator('..'))).toBeLessThanOrEqual(1);
        const columns = await page
          .getByLabel('Two columns')
          .evaluate((element) => getComputedStyle(element).gridTemplateColumns);
        expect(columns).toMatch(/^320px /);
        const table = page.getByRole('table');
        expect(await table.getByRole('row').count()).toBeLessThan(100);
        expect(await table.evaluate((element) => element.parentElement?.clientHeight)).toBeLessThanOrEqual(320);
        const header = table.getByRole('columnheader', { name: 'Total' });
        const cell = table.getByRole('cell', { name: '100', exact: true });
        expect((await header.boundingBox())?.x).toBe((await cell.boundingBox())?.x);
      };
      await openPage(`${origin}/orders`, check, { javaScriptEnabled: false });
      await openPage(`${origin}/orders`, check);
      await openPage(`${origin}/account`, (page) => page.getByRole('heading', { level: 1 }).waitFor());
    });
  });

  it('shows the totals of its server in euros, and accepts a date in German format', async () => {
    await start((origin) =>
      openPage(`${origin}/cart`, async (page) => {
        const summary = page.getByRole('region', { name: 'Order Summary' });
        await summary.getByText('47,58 €').waitFor();
        expect(await page.getByRole('main').textContent()).not.toMatch(/₹|18%|GST/);
        const date = page.getByPlaceholder('TT.MM.JJJJ');
        await date.fill('1.8.26');
        await page.getByRole('button', { name: 'Kalender öffnen' }).click();
        await page.getByRole('grid').getByRole('button', { name: 'Samstag 1. August 2026, ausgewählt' }).waitFor();
        expect(await date.inputValue()).toBe('01.08.2026');
      }),
    );
  });

  it('gets no CSS of components that it does not import', () => {
    const css = styleSheetsIn(join(host.folder, '.next/static'));
    expect(classesOf(host, 'Badge').filter((name) => !css.includes(name))).toEqual([]);
    expect(classesOf(host, 'Dialog').filter((name) => css.includes(name))).toEqual([]);
  });
});
