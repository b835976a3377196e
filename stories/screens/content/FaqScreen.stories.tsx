import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import { orderQuestions } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const longWord = 'ImpedanceControlledMultilayerPanelWithCastellatedEdgesAndScoredLines_RevisionC_final';

const meta = preview.meta({
  title: 'Screens/Content/Faq',
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { content: orderQuestions, onExpandedChange: fn() },
  argTypes: { content: { control: false }, words: { control: false }, expandedKey: { control: 'text' } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[C-03] opens one question at most, and closes the open one', async ({ canvas, userEvent, args }) => {
  const open = () =>
    canvas
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-expanded') === 'true')
      .map((button) => button.textContent);
  await expect(canvas.getAllByRole('button')).toHaveLength(4);
  await expect(open()).toEqual([]);
  await userEvent.click(canvas.getByRole('button', { name: 'Is there a minimum order?' }));
  await expect(open()).toEqual(['Is there a minimum order?']);
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith('minimum');
  await expect(canvas.getByText('No. You can order a single board.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Which files do you need?' }));
  await expect(open()).toEqual(['Which files do you need?']);
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith('files');
  await userEvent.click(canvas.getByRole('button', { name: 'Which files do you need?' }));
  await expect(open()).toEqual([]);
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith(null);
});

Playground.test('gives every question an address', async ({ canvas }) => {
  for (const { id, question } of orderQuestions.items) {
    await expect(canvas.getByText(question)).toHaveAttribute('id', id);
  }
});

/** The host holds the open question. */
export const Open = meta.story({ args: { expandedKey: 'files' } });

Open.test('shows what the host says, and only asks for another', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'How can I pay?' }));
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith('payment');
  await expect(canvas.getByRole('button', { name: 'How can I pay?' })).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByText('Gerber data and a drill file.')).toBeVisible();
});

export const OpenAtFirst = meta.story({ args: { defaultExpandedKey: 'lead-time' } });

OpenAtFirst.test('can be closed', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'How long does it take?' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

export const Narrow = meta.story({
  tags: ['narrow'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { defaultExpandedKey: 'files' },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, args: { defaultExpandedKey: 'files' } });

export const NoRelated = meta.story({ args: { content: { ...orderQuestions, related: [] } } });

/** Words that are longer than the page is wide. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    content: {
      ...orderQuestions,
      title: longWord,
      items: [{ id: 'long', question: longWord, answer: [longWord] }],
    },
    defaultExpandedKey: 'long',
  },
});

LongWords.test('wraps them', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
