import { BlogsScreen } from '@pcb/screens/content/BlogsScreen';
import { articles } from '@pcb/screens/content/pages/articles';
import { longArticle } from '@pcb/screens/fixtures';
import { expect, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';

const meta = preview.meta({
  title: 'Screens/Content/Blogs',
  component: BlogsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For one article, use Article.',
        'For pages without a date, use links in Related; this list is sorted by date.',
      ],
      keyboard: ['`Tab` Moves from the title of one card to that of the next.', '`Enter` Opens the article.'],
      copy: [
        'An excerpt says in one or two sentences what the reader will learn.',
        'Without articles, the page says so and links to other pages.',
      ],
    },
  },
  decorators: [inMain],
  args: { articles },
  argTypes: { articles: { control: false }, content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[C-04] has a card for each article, newest first: cover, title, excerpt, date, and its URL',
  async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    for (const [index, card] of cards.entries()) {
      await expect(within(card).getByRole('link')).toHaveAttribute('href', `/blogs/${cards.length - index}`);
      // The code of the drawing loads with the first story that has one.
      await waitFor(() => expect(card.querySelector('svg')).toBeVisible());
      await expect(within(card).getByText(/August 2025$/)).toBeVisible();
      await expect(within(card).getByText(articles[index]?.excerpt ?? '')).toBeVisible();
    }
  },
);

/** Before the first article. */
export const Empty = meta.story({ tags: ['empty'], args: { articles: [] } });

Empty.test('states that there are no articles yet, and links to other pages', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No articles yet' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'PCB design guidelines' })).toHaveAttribute(
    'href',
    '/resources/design-guidelines',
  );
});

/** One article, with unbroken words. */
export const LongContent = meta.story({ tags: ['long-content'], args: { articles: [longArticle] } });

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
