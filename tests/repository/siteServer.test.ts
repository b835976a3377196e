import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createSiteServer } from '../../scripts/preview/siteServer.ts';

let close = () => {};
afterEach(() => close());

it('serves the site while Storybook is being built, and then Storybook', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, '404.html'), 'Not found');
  writeFileSync(join(folder, 'cart.html'), 'Cart');
  const storybookFolder = join(folder, 'storybook');
  let isBuilding = true;
  const server = createSiteServer({ siteFolder: folder, storybookFolder, isBuildingStorybook: () => isBuilding });
  close = () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };

  expect(await read('/cart')).toEqual({ status: 200, text: 'Cart' });
  expect(await read('/nowhere')).toEqual({ status: 404, text: 'Not found' });
  const early = await read('/storybook/');
  expect(early.status).toBe(503);
  expect(early.text).toContain('Storybook is being built');

  mkdirSync(storybookFolder);
  writeFileSync(join(storybookFolder, 'index.html'), 'Storybook');
  isBuilding = false;
  expect(await read('/storybook/')).toEqual({ status: 200, text: 'Storybook' });
});
