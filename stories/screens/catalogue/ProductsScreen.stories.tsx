import { categories, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { categoryGroupPaths, categoryPaths } from '@pcb/screens/catalogue/paths';
import { ProductsScreen } from '@pcb/screens/catalogue/ProductsScreen';
import { listedParts } from '@pcb/screens/fixtures/listedParts';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { longWord } from '../../longText.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, onRetry } from '../remote.ts';

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
        '`Tab` Moves to the search, then through every family with its categories.',
        '`Letters` In the search: the list and its count update with each letter.',
        '`Escape` In the search: clears it and shows the whole list.',
        '`Enter` On a link: opens the family or the category.',
      ],
      copy: [
        'The placeholder shows three kinds of search terms: a type, a part, a value.',
        'Name a family in one or two words, so that its categories fit below.',
        'When there are no results, repeat the search term and suggest broader ones.',
      ],
    },
  },
  decorators: [inMain],
  args: {
    groups: categoryGroups,
    categories,
    parts: { status: 'ready' as const, value: listedParts },
    onQueryChange: fn(),
  },
  argTypes: { content: contentArgType, query: { control: 'text' } },
});

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[R-04] [C-10] links to every category, to every group, to the panel guidelines and to reach out',
  async ({ canvas }) => {
    const all = hrefs(canvas.getAllByRole('link'));
    for (const path of [...categoryPaths, ...categoryGroupPaths]) await expect(all).toContain(path);
    await expect(canvas.getByRole('status')).toHaveTextContent('28 categories');
    await expect(all).toContain('/resources/panel-guidelines');
    await expect(all).toContain('/reach-out');
  },
);

Ready.test('[R-04] a search filters them', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a category or a part' }), 'capacitors');
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('capacitors');
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 28 categories');
  await expect(canvas.getByRole('link', { name: 'Capacitors' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Passive components' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Resistors' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'More categories' })).toBeNull();
});

Ready.test('finds parts, links to each on its page, and marks the matches', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox');
  await userEvent.type(search, 'esp32');
  await expect(canvas.getByRole('status')).toHaveTextContent('0 of 28 categories, 3 parts');
  await canvas.findByRole('heading', { name: 'Parts' });
  const links = within(canvas.getByRole('main')).getAllByRole('link');
  await expect(hrefs(links).slice(0, 3)).toEqual([
    '/components/generic#generic-module',
    '/components/embedded-solutions#board-esp32',
    '/components/rf-wireless#rf-esp32',
  ]);
  await expect(canvas.getAllByText('ESP32').filter((found) => found.closest('mark'))).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await expect(search).toHaveValue('');
  await expect(canvas.getByRole('status')).toHaveTextContent(/^28 categories$/);
});

Ready.test('filters the parts that it found by their country of origin', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'module');
  const parts = () => within(canvas.getByRole('main')).getAllByRole('heading', { level: 3 }).length;
  const filter = await canvas.findByRole('combobox', { name: 'Country of origin' });
  const all = parts();
  await userEvent.click(filter);
  await userEvent.click(await screen.findByRole('option', { name: 'Thailand (1)' }));
  await expect(parts()).toBeLessThan(all);
  await expect(canvas.getByRole('link', { name: /GNSS/ })).toBeVisible();
  await userEvent.clear(canvas.getByRole('searchbox'));
  await userEvent.type(canvas.getByRole('searchbox'), 'esp32');
  await expect(await canvas.findByRole('combobox', { name: 'Country of origin' })).toHaveTextContent('Any');
});

const searchFor = (query: string) => () => userEvent.type(screen.getByRole('searchbox'), query);

/** The host controls the search text. */
export const Filtered = meta.story({ args: { query: 'power' } });

Filtered.test('shows the host’s value and only reports a change', async ({ canvas, userEvent, args }) => {
  const before = canvas.getByRole('status').textContent;
  await userEvent.type(canvas.getByRole('searchbox'), 's');
  await expect(args.onQueryChange).toHaveBeenLastCalledWith('powers');
  await expect(canvas.getByRole('status')).toHaveTextContent(before);
});

/** Neither a category nor a part matches the search. */
export const NoResult = meta.story({ tags: ['empty'], play: searchFor('valves') });

NoResult.test('states that nothing was found, and clears the search', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Nothing found for ‘valves’' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.getByRole('status')).toHaveTextContent('28 categories');
});

/** The parts are still loading: the search finds categories only. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { parts: { status: 'loading' as const }, query: 'solder' },
});

Loading.test('announces that the parts are loading, and finds the categories', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 of 28 categories, loading the parts…');
  await expect(canvas.getByRole('link', { name: 'Soldering' })).toBeVisible();
});

/** The parts could not be loaded; the categories are ready. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { query: 'esp32', parts: failed } });

Failed.test('shows no result for the parts, and offers a retry', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText(/Nothing found/)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

/** More parts than are listed. */
export const ManyParts = meta.story({ args: { query: 'module' } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** 768 px: two families side by side. */
export const Tablet = meta.story({ globals: tablet });

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

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
