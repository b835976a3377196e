// @vitest-environment happy-dom
import { dashboardContent } from '@pcb/screens/account/DashboardScreen';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { pageAt } from '../../apps/site/src/app/routing/customerPages.ts';
import { reactRoot } from '../helpers/reactRoot.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

const render = reactRoot();
const site = siteInMemory();
const { counts, waiting } = await site.data.overview.read();
const tiles = dashboardContent.groups.flatMap((group) => group.tiles);

/** Opens a page of the account area, and returns the text of each record that it lists. */
async function recordsAt(path: string): Promise<string[]> {
  const page = await pageAt(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const loaded = (await page.loader?.(site, {} as never)) as never;
  const router = createMemoryRouter([{ path, element: <page.Component loaded={loaded} /> }], {
    initialEntries: [path],
  });
  act(() =>
    render(
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>,
    ),
  );
  return [...document.querySelectorAll('section li')].map((record) => record.textContent);
}

it.each(Object.entries(counts))('the tile of %s leads to its records: %i', async (id, count) => {
  const { href = '' } = tiles.find((tile) => tile.id === id) ?? {};
  expect(await recordsAt(href)).toHaveLength(count);
});

it.each(waiting)('the task of $id leads to it', async ({ id, kind }) => {
  const records = await recordsAt(dashboardContent.waiting.tasks[kind].href);
  expect(records.filter((record) => record.includes(id))).toHaveLength(1);
});
