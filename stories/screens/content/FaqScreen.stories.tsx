import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import { faqTechnicalContent } from '@pcb/screens/content/pages/faqTechnical';
import { orderQuestions } from '@pcb/screens/fixtures';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { ownerOf } from '../../ownerOf.ts';
import { inMain } from '../inMain.tsx';

const longWord = 'ImpedanceControlledMultilayerPanelWithCastellatedEdgesAndScoredLines_RevisionC_final';

const meta = preview.meta({
  title: 'Screens/Content/Faq',
  component: FaqScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For continuous text, use Content.',
        'For a single hint next to a field, use the description of the field.',
      ],
      keyboard: [
        '`Tab` Moves from the search to the questions, and through the links of the open answer.',
        '`Escape` In the search: clears it.',
        '`Enter or Space` Opens or closes the question. Opening one closes the others.',
      ],
      copy: [
        'Phrase a question as a customer would, with a question mark.',
        'Start with the answer: yes, no, a figure. The reason follows.',
        'The URL of a question never changes once it is public.',
      ],
    },
  },
  decorators: [inMain],
  args: {
    content: orderQuestions,
    trail: trailTo(shellContent, '/resources/faq/general'),
    other: { content: faqTechnicalContent, href: '/resources/faq/technical' },
    onExpandedChange: fn(),
    onQueryChange: fn(),
  },
  argTypes: {
    content: { control: false },
    trail: { control: false },
    other: { control: false },
    copy: contentArgType,
    expandedKey: { control: 'text' },
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[C-03] gives every question a URL, closes the open one, and opens another',
  async ({ canvas, userEvent, args }) => {
    for (const { id, question } of orderQuestions.items) {
      await expect(ownerOf(canvas.getByText(question))).toHaveAttribute('id', id);
    }
    const open = () =>
      canvas
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-expanded') === 'true')
        .map((button) => button.textContent);
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(3);
    await expect(open()).toEqual([orderQuestions.items[0]?.question]);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(open()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Is there a minimum order?' }));
    await expect(open()).toEqual(['Is there a minimum order?']);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith('minimum');
    await expect(canvas.getByText('No. You can order a single board.')).toBeVisible();
  },
);

const searchFor = (query: string) => () => userEvent.type(screen.getByRole('searchbox'), query);

/** A search finds questions of both FAQ pages. */
export const Search = meta.story({ play: searchFor('gerber') });

Search.test(
  'counts the questions of both pages and links to those of the other',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 8 questions');
    await expect(canvas.getByRole('button', { name: 'Which files do you need?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'How can I pay?' })).toBeNull();
    const elsewhere = within(canvas.getByRole('region', { name: 'In the Technical FAQ' }));
    await expect(
      elsewhere.getByRole('link', { name: 'Which files do you need, and what if they disagree?' }),
    ).toHaveAttribute('href', '/resources/faq/technical#files');
    const field = canvas.getByRole('searchbox', { name: 'Search all questions' });
    await userEvent.clear(field);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 questions$/);
    await expect(canvas.queryByRole('region', { name: 'In the Technical FAQ' })).toBeNull();
  },
);

/** A search without a result. */
export const NothingFound = meta.story({ tags: ['empty'], play: searchFor('castles in Spain') });

NothingFound.test('offers to ask us, or to clear the search', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('No answer for ‘castles in Spain’')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'How can I pay?' })).toBeVisible();
});

/** The host controls the open question. */
export const Open = meta.story({ args: { expandedKey: 'files' } });

Open.test('shows the host’s value and only reports a change', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'How can I pay?' }));
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith('payment');
  await expect(canvas.getByRole('button', { name: 'How can I pay?' })).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByText('Gerber data and a drill file.')).toBeVisible();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { expandedKey: 'files' } });
export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { expandedKey: 'files' } });

/** Words that are wider than the page. */
export const LongContent = meta.story({
  tags: ['long-content'],
  globals: narrow,
  args: {
    content: { ...orderQuestions, title: longWord, items: [{ id: 'long', question: longWord, answer: [longWord] }] },
    expandedKey: 'long',
  },
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
