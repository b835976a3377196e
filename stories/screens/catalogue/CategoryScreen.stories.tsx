import { categories, type Category } from '@pcb/screens/catalogue/catalogue';
import { CategoryScreen } from '@pcb/screens/catalogue/CategoryScreen';
import { sampleParts } from '@pcb/screens/fixtures/parts';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { longWord } from '../../longText.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { ownerOf } from '../../ownerOf.ts';
import { expectStale, failed, retries } from '../remote.ts';
import { categoryMeta, expectRelatedLinks, longPart, parts, resistors } from './catalogueStory.ts';

const meta = preview.meta({
  title: 'Screens/Catalogue/Category',
  component: CategoryScreen,
  tags: ['screen'],
  ...categoryMeta,
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a family of categories, use CategoryGroup; for common parts, GenericComponents.',
        'Products that are made to order have no card here; Services has their prices.',
      ],
      keyboard: [
        '`Tab` Moves through the breadcrumb, each available filter, and Add to Cart of each part.',
        '`Space` On a filter: selects or clears it. The list and its count update immediately.',
        '`Left and right arrow` Between Cards and Table: selects the other one.',
        '`Enter or Space` On a header of the table: sorts by it, and again the other way round. Presses Add to Cart, a filter to remove, Clear filters or Try again. On a narrow screen, expands Filters.',
      ],
      copy: [
        'A part is named by what it is and its value: ‘Resistor 10 kΩ’.',
        'A price says what it is for: ‘strip of 100’. The price of one piece is next to it: ‘₹0.35 each’.',
        'A quantity has one unit on the page: 10 mΩ, not 0.01 Ω in another place.',
      ],
    },
  },
  argTypes: {
    content: contentArgType,
    trail: { control: false },
    selected: { control: false },
    sort: { control: false },
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[R-07] [G-02] [C-10] shows its breadcrumb, its parts with prices in rupees, and links to the panel guidelines and to reach out',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Components',
      'Passive components',
      'Resistors',
    ]);
    await expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products',
      '/components/passive-components',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 8 of 8');
    await expect(canvas.getAllByRole('heading', { level: 3, name: /resistor/ })).toHaveLength(8);
    await expect(canvas.getAllByText('₹45')).toHaveLength(2);
    await expect(canvas.getAllByText('strip of 100')).toHaveLength(5);
    await expect(canvas.getAllByText('₹0.35 each')).toHaveLength(2);
    await expect(canvas.getByText('Prices are before 18 % GST.')).toBeVisible();
    await expect(canvas.getAllByText('MRP ₹53.10 incl. of all taxes')).toHaveLength(2);
    await expect(
      canvas.getByText(/^The net quantity of a pack .* We import the parts that are made abroad/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^our address/ })).toHaveAttribute('href', '/about#company');
    await expectRelatedLinks(canvas);
  },
);

Ready.test('adds the part of the card to the cart', async ({ canvas, userEvent, args }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Add to Cart' });
  await expect(first).toHaveAccessibleDescription('Current-sense resistor 10 mΩ');
  await userEvent.click(first as HTMLElement);
  await expect(args.onAddToCart).toHaveBeenCalledOnce();
  await expect(args.onAddToCart).toHaveBeenCalledWith(parts[0]);
});

/** Two values of one filter and one of another. */
export const Filtered = meta.story({ args: { selected: { size: ['0603', '0805'], tolerance: ['1 %'] } } });

Filtered.test('shows parts with one of the sizes and the tolerance', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: '0603' })).toBeChecked();
  await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  const sizes = canvas
    .getAllByText('Size')
    .map(ownerOf)
    .filter(({ tagName }) => tagName === 'DT')
    .map((term) => term.nextElementSibling?.textContent);
  await expect([...new Set(sizes)].sort()).toEqual(['0603', '0805']);
});

Filtered.test('removes one filter, and keeps the others', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Size: 0603' }));
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ size: ['0805'], tolerance: ['1 %'] });
  await expect(canvas.getByRole('button', { name: 'Remove Size: 0805' })).toHaveFocus();
});

/** Unknown values, for example in the URL. */
export const UnknownValues = meta.story({ args: { selected: { size: ['2512', '9999'], colour: ['Red'] } } });

UnknownValues.test('ignores unknown values, and only reports changes', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 8');
  await userEvent.click(canvas.getByRole('checkbox', { name: '0402' }));
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ size: ['2512', '0402'] });
  await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 of 8');
});

/** A category without parts. */
export const Empty = meta.story({ tags: ['empty'], args: { parts: { status: 'ready' as const, value: [] } } });

Empty.test('states that there are no parts, and links to the sourcing form, without filters', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'No parts here yet' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Source components' })).toHaveAttribute('href', '/services#source');
  await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 0');
  await expect(canvas.queryByText('Filters')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

/** Each filter matches parts, but the combination matches none. */
export const NoResult = meta.story({ args: { selected: { resistance: ['10 mΩ'], size: ['0402'] } } });

NoResult.test('states that nothing matches, and clears the filters', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: 'No parts match all filters' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 of 8');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith({});
  await expect(canvas.getByRole('heading', { name: 'Parts' })).toHaveFocus();
});

export const Loading = meta.story({ tags: ['loading'], args: { parts: { status: 'loading' as const } } });

Loading.test('announces that it is loading, under its title', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts');
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});

/** The list could not be loaded; the page and its title stay. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { parts: failed } });

Failed.test('shows an error, and retries with the focus on the page', async (context) => {
  await expect(context.canvas.getByRole('status')).toHaveTextContent('The parts could not be loaded');
  await retries(context);
});

/** The list is fetched again; the current one stays. */
export const Stale = meta.story({ args: { parts: { status: 'ready' as const, value: parts, isStale: true } } });

Stale.test('keeps showing the parts and is busy', async ({ canvas }) => {
  await expectStale(canvas.getByRole('heading', { name: 'Current-sense resistor 10 mΩ' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('Showing 8 of 8');
});

/** A category without a group. */
export const WithoutGroup = meta.story({
  args: {
    category: categories.find(({ path }) => path === '/components/sensors') as Category,
    trail: trailTo(shellContent, '/components/sensors'),
    group: undefined,
    parts: { status: 'ready' as const, value: sampleParts['/components/sensors'] },
  },
});

WithoutGroup.test('has only the menu above it in the breadcrumb', async ({ canvas }) => {
  const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  await expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Components']);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { selected: { size: ['0805'] } } });

Narrow.test('collapses the filters and shows how many are selected', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('checkbox', { name: '0805' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Filters, 1 selected' }));
  await expect(canvas.getByRole('checkbox', { name: '0805' })).toBeChecked();
  await userEvent.click(canvas.getByRole('checkbox', { name: '0402' }));
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ size: ['0805', '0402'] });
});

/** 768 px: the filters are collapsed above the parts. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { selected: { size: ['0805'] } } });

/** Title, part, maker, number and filter value far longer than planned. */
export const LongContent = meta.story({
  tags: ['long-content'],
  globals: narrow,
  args: {
    category: { ...resistors, name: longWord, title: longWord, lead: longWord },
    parts: { status: 'ready' as const, value: [longPart, ...parts] },
  },
});

LongContent.test('shows a price in lakhs', async ({ canvas }) => {
  // [G-02] Amounts have Indian grouping.
  await expect(canvas.getByText('₹12,34,567.50')).toBeVisible();
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({
  tags: ['forced-colours'],
  globals: forcedColours,
  args: { selected: { size: ['0805'] } },
});

ForcedColours.test('ticks only the selected filter', async ({ canvas }) => {
  const tickOf = (name: string) => canvas.getByRole('checkbox', { name }).closest('label')?.querySelector('svg');
  await expect(tickOf('0805')).toBeVisible();
  await expect(tickOf('0402')).not.toBeVisible();
});
