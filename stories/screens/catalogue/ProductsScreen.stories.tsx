import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import { ProductsScreen } from '@pcb/screens/catalogue/ProductsScreen';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const meta = preview.meta({
  title: 'Screens/Catalogue/Products',
  component: ProductsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { groups: categoryGroups, categories, onQueryChange: fn() },
  argTypes: { content: { control: false }, query: { control: 'text' } },
});

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[R-04] links to every category and to every group', async ({ canvas }) => {
  const all = hrefs(canvas.getAllByRole('link'));
  for (const path of [...categoryPaths, ...categoryGroupPaths]) await expect(all).toContain(path);
  await expect(canvas.getByRole('status')).toHaveTextContent('28 categories');
});

Playground.test('[R-04] a search narrows them down', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a category' }), 'capacitors');
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('capacitors');
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 28 categories');
  await expect(canvas.getByRole('link', { name: 'Capacitors' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Passive components' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Resistors' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'More categories' })).toBeNull();
});

Playground.test('[C-10] leads to the panel guidelines and to reach out', async ({ canvas }) => {
  const all = hrefs(canvas.getAllByRole('link'));
  await expect(all).toContain('/resources/panel-guidelines');
  await expect(all).toContain('/reach-out');
});

/** The host holds the words. */
export const Filtered = meta.story({ args: { query: 'power' } });

Filtered.test('shows what the host says, and only asks for another', async ({ canvas, userEvent, args }) => {
  const before = canvas.getByRole('status').textContent;
  await userEvent.type(canvas.getByRole('searchbox'), 's');
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('powers');
  await expect(canvas.getByRole('status')).toHaveTextContent(before);
});

export const NoResult = meta.story({ args: { defaultQuery: 'valves' } });

NoResult.test('says so, and clears the search', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'No category for ‘valves’' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('28 categories');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongNames = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    groups: categoryGroups.map((group) => ({ ...group, name: longWord })),
    categories: categories.map((category) => ({ ...category, name: longWord })),
  },
});

LongNames.test('wraps them', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const NoResultLongWord = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { defaultQuery: longWord },
});

NoResultLongWord.test('wraps it', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
