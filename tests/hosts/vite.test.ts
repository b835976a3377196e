import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, installHost } from './host.ts';
import { openPage } from './openPage.ts';
import { serve } from './serve.ts';
import { classesOf, styleSheetsIn } from './styles.ts';

describe('a Vite application', () => {
  let host: Host;
  beforeAll(() => {
    host = installHost('vite');
  });
  afterAll(() => host.remove());

  it('has a single copy of packages that may exist only once', () => {
    const { packages } = JSON.parse(readFileSync(join(host.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, object>;
    };
    for (const name of ['react', 'react-dom', 'react-aria-components', '@internationalized/date', '@pcb/ui']) {
      expect(Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))).toHaveLength(1);
    }
  });

  it('type-checks', async () => {
    await host.run('tsc');
  });

  it('has a theme, builds without a warning, and submits the fields of its form', async () => {
    execFileSync(process.execPath, ['theme.mjs'], { cwd: host.folder });
    expect(await host.run('vite', 'build')).not.toMatch(/warn/i);
    await serve(join(host.folder, 'dist'), (origin) =>
      openPage(`${origin}/`, async (page) => {
        await page.route('**/api/session', (route) => route.fulfill({ status: 200, body: '' }));
        await page.getByLabel('Email').fill('anjali@example.com');
        await page.getByLabel('Password').fill('wrong');
        const request = page.waitForRequest('**/api/session');
        await page.getByRole('button', { name: 'Sign in' }).click();
        expect((await request).postData()).toContain('anjali@example.com');
        const button = page.getByRole('button', { name: 'Sign in' });
        expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('10px');
      }),
    );
  });

  it('renders on the server in plain Node, hydrates under a strict policy, opens a dialog and follows a link by its router', async () => {
    await host.run('vite', 'build', 'rendered');
    await host.run('vite', 'build', 'rendered', '--ssr', 'render.tsx', '--outDir', 'dist-server');
    execFileSync(process.execPath, ['rendered/prerender.mjs'], { cwd: host.folder });
    await serve(join(host.folder, 'rendered/dist'), (origin) =>
      openPage(`${origin}/`, async (page) => {
        const open = page.getByRole('button', { name: 'Open' });
        const style = await open.evaluate((element) => {
          const { marginTop, colorScheme } = getComputedStyle(element);
          return { marginTop, colorScheme };
        });
        expect(style, "Tailwind's utility wins, and the theme is dark").toEqual({
          marginTop: '32px',
          colorScheme: 'dark',
        });
        await open.click();
        await page.getByRole('dialog', { name: 'An order' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'The first order' }).click();
        await page.getByText('/orders/1').waitFor();
      }),
    );
  });

  it('has forms of react-hook-form and TanStack Form, whose errors are at the fields', async () => {
    await host.run('vite', 'build', 'forms');
    await serve(join(host.folder, 'forms/dist'), (origin) =>
      openPage(`${origin}/`, async (page) => {
        for (const [library, label] of [
          ['react-hook-form', 'Board'],
          ['TanStack Form', 'Panel'],
        ] as const) {
          const form = page.getByRole('region', { name: library });
          await form.getByRole('button', { name: 'Save' }).click();
          await form.getByText('Enter a name.').waitFor();
          await form.getByLabel(label).fill('Kaveri');
          await form.getByRole('button', { name: 'Save' }).click();
          await page.getByText(`${label} Kaveri`).waitFor();
        }
      }),
    );
  });

  it('tests its components in jsdom with one setup file', () => {
    const ownTests = Object.entries({ ...process.env, NODE_ENV: 'test' }).filter(
      ([name]) => !name.startsWith('VITEST'),
    );
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], {
      cwd: host.folder,
      env: Object.fromEntries(ownTests),
      stdio: 'pipe',
    });
  });

  it('gets the CSS of one component through the barrel', async () => {
    await host.run('vite', 'build', 'barrel');
    const css = styleSheetsIn(join(host.folder, 'barrel/dist'));
    expect(classesOf(host, 'Button').filter((name) => !css.includes(name))).toEqual([]);
    expect(classesOf(host, 'Dialog').filter((name) => css.includes(name))).toEqual([]);
  });
});
