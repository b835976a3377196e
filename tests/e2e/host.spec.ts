import { expect, test } from '../helpers/builtPages.ts';
import { unknownPaths } from '../helpers/site.ts';

test('[R-01] [R-07] every public page is served from its own file', async ({ request, builtPages }) => {
  const paths = [...builtPages.values()].flatMap(({ prerenderedFor }) => prerenderedFor ?? []);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(`data-path="${path}"`);
  }
});

test('[R-13] [R-02] [R-07] [R-10] any other URL returns 404', async ({ request }) => {
  for (const path of Object.values(unknownPaths).flat()) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('404 - Page Not Found');
  }
});
