import { expect, test } from '../../helpers/site.ts';

test('Storybook is served under /storybook/', async ({ request }) => {
  for (const path of ['/storybook/', '/storybook/iframe.html', '/storybook/index.json']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
