import { articles } from '@pcb/screens/content/articles';
import { ArticleScreen } from '@pcb/screens/content/ArticleScreen';
import { longArticle } from '@pcb/screens/fixtures';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const [quoteChanges = longArticle, fiftyOhms = longArticle, beforeTheDrill = longArticle] = articles;

const meta = preview.meta({
  title: 'Screens/Content/Article',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { article: quoteChanges },
  argTypes: { article: { control: false }, words: { control: false } },
});

/** Why a quote changes. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is an article with its author, its date and its sections', async ({ canvas }) => {
  const article = within(canvas.getByRole('article'));
  await expect(article.getByRole('heading', { level: 1 })).toHaveTextContent('Five reasons a PCB quote changes');
  await expect(article.getByText('By Sales engineering')).toBeVisible();
  await expect(article.getByText('4 August 2025')).toHaveAttribute('datetime', '2025-08-04');
  await expect(article.getByText('3 minutes to read')).toBeVisible();
  await expect(article.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
});

/** With tables that are computed. */
export const FiftyOhms = meta.story({ args: { article: fiftyOhms } });

FiftyOhms.test('has its figures from the formulas', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'A 50 Ω Microstrip on Each Build' }));
  const row = table.getByRole('row', { name: /^4 layers/ });
  await expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['0.20', '0.34', '13.4', '50.0']);
});

/** With steps and facts. */
export const BeforeTheDrill = meta.story({ args: { article: beforeTheDrill } });

/** A title and a name without end. */
export const LongWords = meta.story({ args: { article: longArticle } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Narrow = meta.story({
  tags: ['narrow'],
  args: { article: longArticle },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

Narrow.test('scrolls down alone', async ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
