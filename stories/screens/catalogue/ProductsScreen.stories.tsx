import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import { ProductsScreen } from '@pcb/screens/catalogue/ProductsScreen';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const meta = preview.meta({
  title: 'Screens/Catalogue/Products',
  component: ProductsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For one family, use CategoryGroup; for the parts of one category, Category.',
        'The header search covers the whole site; this one only filters the list.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the search, then through every family with its categories.' },
        { keys: 'Letters', does: 'In the search: the list and its count update with each letter.' },
        { keys: 'Escape', does: 'In the search: clears it and shows the whole list.' },
        { keys: 'Enter', does: 'On a link: opens the family or the category.' },
      ],
      copy: [
        'The placeholder shows three kinds of search terms: a part, a figure, a supply.',
        'Name a family in one or two words, so that its categories fit below.',
        'When there are no results, repeat the search term and suggest a broader one.',
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { groups: categoryGroups, categories, onQueryChange: fn() },
  argTypes: { content: contentArgType, query: { control: 'text' } },
});

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[R-04] links to every category and to every group', async ({ canvas }) => {
  const all = hrefs(canvas.getAllByRole('link'));
  for (const path of [...categoryPaths, ...categoryGroupPaths]) await expect(all).toContain(path);
  await expect(canvas.getByRole('status')).toHaveTextContent('28 categories');
});

Ready.test('[R-04] a search filters them', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a category' }), 'capacitors');
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('capacitors');
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 28 categories');
  await expect(canvas.getByRole('link', { name: 'Capacitors' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Passive components' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Resistors' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'More categories' })).toBeNull();
});

Ready.test('[C-10] links to the panel guidelines and to reach out', async ({ canvas }) => {
  const all = hrefs(canvas.getAllByRole('link'));
  await expect(all).toContain('/resources/panel-guidelines');
  await expect(all).toContain('/reach-out');
});

/** The host controls the search text. */
export const Filtered = meta.story({ args: { query: 'power' } });

Filtered.test('shows the host’s value and only reports a change', async ({ canvas, userEvent, args }) => {
  const before = canvas.getByRole('status').textContent;
  await userEvent.type(canvas.getByRole('searchbox'), 's');
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('powers');
  await expect(canvas.getByRole('status')).toHaveTextContent(before);
});

/** No category matches the search: the only case in which the list is empty. */
export const NoResult = meta.story({ tags: ['empty'], args: { defaultQuery: 'valves' } });

NoResult.test('says so, and clears the search', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'No category for ‘valves’' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('28 categories');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** 768 px: two families side by side. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** Each family and category is one word of eighty letters. */
export const LongContent = meta.story({
  tags: ['long-content'],
  globals: narrow,
  args: {
    groups: categoryGroups.map((group) => ({ ...group, name: longWord })),
    categories: categories.map((category) => ({ ...category, name: longWord })),
  },
});

/** A search without results for one long word. */
export const NoResultLongWord = meta.story({
  tags: ['empty', 'long-content'],
  globals: narrow,
  args: { defaultQuery: longWord },
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
