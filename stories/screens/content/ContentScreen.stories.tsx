import { CallToAction } from '@pcb/screens/content/CallToAction';
import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { panelPage } from '@pcb/screens/fixtures';
import { BoardArt } from '@pcb/ui/BoardArt';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const narrow = { viewport: { value: 'narrow', isRotated: false } };
const longWord = 'ImpedanceControlledMultilayerPanelWithCastellatedEdgesAndScoredLines_RevisionC_final';

const meta = preview.meta({
  title: 'Screens/Content/Content',
  component: ContentScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    content: panelPage,
    slots: { 'panel-drawing': <BoardArt variant="fabrication" seed="panel" label="A panel of boards" /> },
  },
  argTypes: { content: { control: false }, slots: { control: false }, words: { control: false } },
});

/** A block of every kind. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test('lists its sections, and each has that address and a link to itself', async ({ canvas }) => {
  const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
  const sections = panelPage.sections.map(({ id, title }) => [title, `#${id}`]);
  await expect(
    contents.getAllByRole('link').map((link) => [link.lastChild?.textContent, link.getAttribute('href')]),
  ).toEqual(sections);
  for (const [title = '', href = ''] of sections) {
    await expect(`#${canvas.getByRole('heading', { level: 2, name: title }).id}`).toBe(href);
    await expect(canvas.getByRole('link', { name: `Link to ${title}` })).toHaveAttribute('href', href);
  }
});

Playground.test('has one title that the host can focus, and headings in order', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { level: 1, name: 'Panel guidelines' });
  await expect(title).toHaveAttribute('id', 'page-title');
  title.focus();
  await expect(title).toHaveFocus();
  const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  await expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

Playground.test('has a table whose rows and columns are named, with units in the head alone', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Panel sizes' });
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Material', 'Width mm', 'Height mm', 'Thickness mm', 'Remark']);
  const row = within(table).getByRole('row', { name: /^FR4, multilayer/ });
  await expect(within(row).getByRole('rowheader')).toHaveTextContent('FR4, multilayer');
  await expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['430', '370', '1.60', '—']);
  await expect(canvas.getAllByText(/^Source:/).at(-1)).toHaveTextContent('Source: Our capability sheet');
});

Playground.test('shows what stands in its place for a drawing', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'A panel of boards' })).toBeVisible();
});

Playground.test('says what a note is for in words too', async ({ canvas }) => {
  const notes = canvas.getAllByRole('note').map((note) => note.textContent);
  await expect(notes[0]).toMatch(/^Good to know/);
  await expect(notes[1]).toMatch(/^Take care/);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

Narrow.test('scrolls the table in itself, by keyboard too, with its row headers in sight', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'Panel sizes' });
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  region.focus();
  await expect(region).toHaveFocus();
  region.scrollLeft = region.scrollWidth;
  const head = within(region).getByRole('rowheader', { name: 'Rogers' });
  const offset = head.getBoundingClientRect().left - region.getBoundingClientRect().left;
  await expect(offset).toBeGreaterThanOrEqual(0);
  await expect(offset).toBeLessThan(2);
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

/** One section needs no table of contents. */
export const FewSections = meta.story({
  args: { content: { ...panelPage, sections: panelPage.sections.slice(0, 1) } },
});

FewSections.test('has no table of contents', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Border' })).toBeVisible();
  await expect(canvas.queryByRole('navigation')).toBeNull();
});

export const NoRelated = meta.story({ args: { content: { ...panelPage, related: [] } } });

NoRelated.test('has no heading for related pages without any', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: 'Related' })).toBeNull();
});

/** A place for a drawing that the host does not give stays empty. */
export const WithoutSlots = meta.story({ args: { slots: {} } });

const onPress = fn();

/** A tool or an action stands in a place too. */
export const WithCallToAction = meta.story({
  args: { slots: { 'panel-drawing': <CallToAction onPress={onPress} /> } },
});

WithCallToAction.test('[A-02] tells the host that its button was pressed', async ({ canvas, userEvent }) => {
  onPress.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Get Instant Quote' }));
  await expect(onPress).toHaveBeenCalledTimes(1);
});

/** Words that are longer than the page is wide. */
export const LongWords = meta.story({
  globals: narrow,
  args: {
    content: {
      ...panelPage,
      title: longWord,
      lead: longWord,
      sections: [
        {
          id: 'long',
          title: longWord,
          blocks: [
            { kind: 'text', text: longWord },
            { kind: 'list', items: [longWord] },
            {
              kind: 'facts',
              items: [{ id: 'long', label: longWord, figure: '0.0000000000000000254 mm', text: longWord }],
              source: { label: longWord },
            },
            { kind: 'note', tone: 'warning', text: longWord },
            {
              kind: 'steps',
              items: [{ id: 'long', title: longWord, text: longWord, figure: '1000000000000000 boards a day' }],
            },
            {
              kind: 'table',
              caption: longWord,
              columns: [
                { id: 'name', label: longWord },
                { id: 'figure', label: 'Figure', unit: 'mm', isFigure: true },
              ],
              rows: [{ id: 'long', cells: { name: longWord, figure: '0.254' } }],
              source: { label: longWord },
            },
          ],
        },
        { id: 'next', title: longWord.toLowerCase(), blocks: [{ kind: 'text', text: 'Short.' }] },
      ],
      related: [{ label: longWord, href: '/', text: longWord }],
    },
  },
});

LongWords.test('wraps them', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
