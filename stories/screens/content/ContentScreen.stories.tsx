import { BoardArt } from '@pcb/art/BoardArt';
import { CallToAction } from '@pcb/screens/content/CallToAction';
import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { panelPage } from '@pcb/screens/fixtures';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, fn, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft, tablet } from '../../looks.ts';
import { inMain } from '../inMain.tsx';

const longWord = 'ImpedanceControlledMultilayerPanelWithCastellatedEdgesAndScoredLines_RevisionC_final';

const meta = preview.meta({
  title: 'Screens/Content/Content',
  component: ContentScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For questions and answers, use Faq.',
        'For a page with an author and a date, use Article.',
        'For a table that people sort, filter or act on, use Table of the components.',
      ],
      keyboard: [
        '`Tab` Moves through the table of contents, the link next to each heading, its tables and the related pages.',
        '`Arrow keys` Scroll a focused table that is wider than the page. On the unit switch of a narrow table: select the other unit.',
        '`Enter` Follows the link. From the list of sections Tab then goes on in that section.',
      ],
      copy: [
        'Section titles have a maximum of five words, so that they fit the list of sections.',
        'Put a unit in the column header, not in the cells.',
        'Every table names its source: a standard where one sets the rule, otherwise our own process rule.',
        'A note is for what costs money or a board when it is missed.',
      ],
    },
  },
  decorators: [inMain],
  args: {
    content: panelPage,
    trail: trailTo(shellContent, '/resources/panel-guidelines'),
    slots: { 'panel-drawing': <BoardArt variant="fabrication" seed="panel" aria-label="A panel of boards" /> },
    onUnitChange: fn(),
  },
  argTypes: { content: { control: false }, trail: { control: false }, slots: { control: false }, copy: contentArgType },
});

/** A block of every kind. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  'has one title that the host can focus, and its sections, each with its URL and a link to itself',
  async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    const sections = panelPage.sections.map(({ id, title }) => [title, `#${id}`]);
    await expect(
      contents.getAllByRole('link').map((link) => [link.lastChild?.textContent, link.getAttribute('href')]),
    ).toEqual(sections);
    for (const [title = '', href = ''] of sections) {
      await expect(`#${canvas.getByRole('heading', { level: 2, name: title }).id}`).toBe(href);
      await expect(canvas.getByRole('link', { name: `Link to ${title}` })).toHaveAttribute('href', href);
    }
    const title = canvas.getByRole('heading', { level: 1, name: 'Panel guidelines' });
    await expect(title).toHaveAttribute('id', 'page-title');
    title.focus();
    await expect(title).toHaveFocus();
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    await expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  },
);

Ready.test(
  'has tables with headers, units and sources, the drawing in its slot, and the kind of a note as text',
  async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Panel sizes' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Material', 'Width mm', 'Height mm', 'Thickness mm', 'Remark']);
    const row = within(table).getByRole('row', { name: /^FR-4, multilayer/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('FR-4, multilayer');
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['430', '370', '1.60', '—']);
    const sources = within(canvas.getByRole('region', { name: 'Sources' }));
    await expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Our capability sheet; conversions between mm and mil are computed',
      'Our own process rule',
    ]);
    const reference = within(canvas.getByRole('table', { name: 'Laminates' })).getByRole('link', { name: 'Source 1' });
    const back = sources.getByRole('link', { name: 'Back to Laminates' });
    const target = (link: HTMLElement) => canvasElement.querySelector(link.getAttribute('href') ?? '');
    await expect(target(reference)).toBe(sources.getAllByRole('listitem')[0]);
    await expect(target(back)).toBe(reference);
    const edge = canvas.getByRole('table', { name: 'Copper to the edge' });
    await expect(within(edge).getByRole('columnheader', { name: 'Distance mil' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    const note = canvas.getAllByRole('note')[0]?.getBoundingClientRect();
    // The frame of the table has a border of 1 px.
    await expect(edge.getBoundingClientRect().right + 1).toBeCloseTo(note?.right ?? NaN, 0);
    await expect(canvas.getByRole('img', { name: 'A panel of boards' })).toBeVisible();
    const notes = canvas.getAllByRole('note').map((note) => note.textContent);
    await expect(notes[0]).toMatch(/^Good to know/);
    await expect(notes[1]).toMatch(/^Take care/);
  },
);

Ready.test('marks the section that is being read in the table of contents', async ({ canvas }) => {
  const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
  canvas.getByRole('heading', { level: 2, name: 'The drawing' }).scrollIntoView();
  await waitFor(async () => {
    const current = contents.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['#drawing']);
  });
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

Narrow.test(
  'scrolls the table within its frame, including by keyboard, and the row headers stay visible',
  async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Laminates' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    await expect(region).toHaveFocus();
    const row = within(within(region).getByRole('row', { name: /^RO4350B/ }));
    const head = row.getByRole('rowheader');
    const last = row.getAllByRole('cell').at(-1);
    const isInSight = (element?: Element) => {
      const frame = region.getBoundingClientRect();
      const { left, right } = element?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
      return left >= frame.left && right <= frame.right;
    };
    await expect(isInSight(last)).toBe(false);
    last?.scrollIntoView({ block: 'nearest', inline: 'end' });
    await expect(isInSight(last)).toBe(true);
    await expect(isInSight(head)).toBe(true);
  },
);

Narrow.test('shows lengths in the selected unit, and reports the unit', async ({ canvas, userEvent, args }) => {
  const table = within(canvas.getByRole('table', { name: 'Copper to the edge' }));
  const shown = () =>
    table
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
      .slice(1);
  await expect(shown()).toEqual([
    ['0.25', '0.30 mm'],
    ['0.40', '0.102/0.102 mm'],
    ['—', '8:1'],
  ]);
  await userEvent.click(table.getByRole('radio', { name: 'mil' }));
  await expect(args.onUnitChange).toHaveBeenLastCalledWith('mil');
  await expect(shown()).toEqual([
    ['9.84', '11.81 mil'],
    ['15.75', '4/4 mil'],
    ['—', '8:1'],
  ]);
});

Narrow.test('stacks a table of few columns that are too wide, and keeps its headers', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Panel sizes' });
  // The table does not scroll, so it is not a tab stop.
  await expect(canvas.queryByRole('region', { name: 'Panel sizes' })).toBeNull();
  const row = within(within(table).getByRole('row', { name: /^FR-4, two layers/ }));
  const cells = row.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
  await expect(new Set(cells.map(({ left }) => left)).size).toBe(1);
  await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
});

/** A host shows mil, for example because the visitor chose it before. */
export const NarrowInMil = meta.story({ globals: narrow, args: { unit: 'mil' } });

/** The list of sections is above them, in columns. */
export const Tablet = meta.story({ globals: tablet });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** One section needs no table of contents. */
export const FewSections = meta.story({
  args: { content: { ...panelPage, sections: panelPage.sections.slice(0, 1) } },
});

FewSections.test('has no table of contents', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Border' })).toBeVisible();
  await expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

const onPress = fn();

/** A slot can also hold a tool or an action. */
export const WithCallToAction = meta.story({
  args: { slots: { 'panel-drawing': <CallToAction onPress={onPress} /> } },
});

WithCallToAction.test('[A-02] tells the host that its button was pressed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Get Instant Quote' }));
  await expect(onPress).toHaveBeenCalledTimes(1);
});

/** Words that are wider than the page. */
export const LongContent = meta.story({
  tags: ['long-content'],
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

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
