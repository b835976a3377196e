import type { Page } from '@playwright/test';

export interface Deploy {
  /** Pages that have since been loaded from the host. */
  fullLoads: string[];
}

/**
 * Deploys a new version while a page is open. The host then does not have the old files, and the page learns
 * about the new ones by a full load. The new version lacks the files that `missing` matches.
 */
export async function deploy(page: Page, missing?: RegExp): Promise<Deploy> {
  const fullLoads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fullLoads.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\//, (route) =>
    fullLoads.length === 0 || missing?.test(route.request().url())
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '404 - Page Not Found' })
      : route.continue(),
  );
  return { fullLoads };
}
