import { type CategoryGroup, categoryGroups } from '@pcb/screens/catalogue/catalogue';
import { CategoryGroupScreen } from '@pcb/screens/catalogue/CategoryGroupScreen';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const connectors = categoryGroups.find(({ path }) => path === '/components/connectors') as CategoryGroup;
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const meta = preview.meta({
  title: 'Screens/Catalogue/CategoryGroup',
  component: CategoryGroupScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { group: connectors },
  argTypes: { content: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[R-07] lists its sub-categories', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Connectors' })).toBeVisible();
  await expect(
    canvas
      .getAllByRole('heading', { level: 2 })
      .slice(0, 3)
      .map((heading) => within(heading).getByRole('link').getAttribute('href')),
  ).toEqual([
    '/components/connectors/board-to-board',
    '/components/connectors/wire-to-board',
    '/components/connectors/wire-to-wire',
  ]);
});

Playground.test('[C-10] leads to the panel guidelines and to reach out', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Panel guidelines' })).toHaveAttribute(
    'href',
    '/resources/panel-guidelines',
  );
  await expect(canvas.getByRole('link', { name: 'Reach out' })).toHaveAttribute('href', '/reach-out');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongNames = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    group: {
      ...connectors,
      name: longWord,
      categories: connectors.categories.map((category) => ({ ...category, name: longWord })),
    },
  },
});

LongNames.test('wraps them', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
