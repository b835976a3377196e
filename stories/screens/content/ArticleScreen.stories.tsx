import { ArticleScreen } from '@pcb/screens/content/ArticleScreen';
import { articles } from '@pcb/screens/content/pages/articles';
import { longArticle } from '@pcb/screens/fixtures';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { ownerOf } from '../../ownerOf.ts';
import { inMain } from '../inMain.tsx';

const [, fiftyOhms = longArticle, quoteChanges = longArticle] = articles;

const meta = preview.meta({
  title: 'Screens/Content/Article',
  component: ArticleScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a page without an author that is kept up to date, use Content.',
        'For the list of all articles, use Blogs.',
      ],
      keyboard: [
        '`Tab` Moves through the table of contents, the link next to each heading, its tables and the related pages.',
        '`Arrow keys` Scroll a focused table that is wider than the page.',
        '`Enter` Follows the link.',
      ],
      copy: [
        'The title states what the article delivers: a number of reasons, a figure, a checklist.',
        'Dates are written out: 4 August 2025.',
        'Figures that can be computed come from the formulas, so that they cannot contradict the tools.',
      ],
    },
  },
  decorators: [inMain],
  args: { article: quoteChanges, trail: trailTo(shellContent, '/blogs/1'), onUnitChange: fn() },
  argTypes: { article: { control: false }, trail: { control: false }, content: contentArgType },
});

/** An article with a list of sections: why a quote changes. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('is an article with its author, its date and its sections', async ({ canvas }) => {
  const article = within(canvas.getByRole('article'));
  await expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('Five reasons a PCB quote changes');
  await expect(article.getByText('By Sales engineering')).toBeVisible();
  await expect(ownerOf(article.getByText('4 August 2025'))).toHaveAttribute('datetime', '2025-08-04');
  await expect(article.getByText('4 minutes to read')).toBeVisible();
  await expect(article.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
});

/** With computed tables. */
export const FiftyOhms = meta.story({ args: { article: fiftyOhms } });

FiftyOhms.test('takes its figures from the formulas', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'A 50 Ω Microstrip on Each Build' }));
  const row = table.getByRole('row', { name: /^4 layers/ });
  await expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['0.20', '0.32', '12.6', '50.1']);
});

/** A very long title and author name. */
export const LongContent = meta.story({ tags: ['long-content'], args: { article: longArticle } });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** The same on the narrowest screen. */
export const Narrow = meta.story({ tags: ['narrow'], args: { article: fiftyOhms }, globals: narrow });

Narrow.test('reports the unit that is selected', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('radio', { name: 'mil' })[0] as HTMLElement);
  await expect(args.onUnitChange).toHaveBeenLastCalledWith('mil');
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
