import { articles } from '@pcb/screens/content/articles';
import { BlogsScreen } from '@pcb/screens/content/BlogsScreen';
import { longArticle } from '@pcb/screens/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Content/Blogs',
  component: BlogsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { articles },
  argTypes: { articles: { control: false }, content: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[C-04] has a card for each article: cover, title, excerpt, date, and its address',
  async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    for (const [index, card] of cards.entries()) {
      await expect(within(card).getByRole('link')).toHaveAttribute('href', `/blogs/${index + 1}`);
      await expect(card.querySelector('svg')).toBeVisible();
      await expect(within(card).getByText(/August 2025$/)).toBeVisible();
      await expect(within(card).getByText(articles[index]?.excerpt ?? '')).toBeVisible();
    }
  },
);

/** Before the first one. */
export const Empty = meta.story({ tags: ['empty'], args: { articles: [] } });

Empty.test('says so and shows a way on', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing published yet' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'PCB design guidelines' })).toHaveAttribute(
    'href',
    '/resources/design-guidelines',
  );
});

/** One article, with words without end. */
export const LongWords = meta.story({ args: { articles: [longArticle] } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('scrolls down alone', async ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
