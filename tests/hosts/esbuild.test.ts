import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Host, installHost } from './host.ts';
import { openPage } from './openPage.ts';
import { serve } from './serve.ts';

let host: Host;
beforeAll(() => {
  host = installHost('esbuild');
});
afterAll(() => host.remove());

it('an esbuild application builds, and its switch works', async () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: host.folder });
  await serve(host.folder, (origin) =>
    openPage(origin, async (page) => {
      const control = page.getByRole('switch', { name: 'Electrical test' });
      await page.getByText('Electrical test').click();
      expect(await control.isChecked()).toBe(true);
    }),
  );
});
