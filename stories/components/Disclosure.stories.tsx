import { Disclosure } from '@pcb/ui/Disclosure';
import { Text } from '@pcb/ui/Text';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      instead: [
        '`Accordion` for several sections, one of which is open.',
        '`Dialog` for content that needs a response first.',
        'Plain text for content that most people need.',
      ],
      keyboard: [
        '`Tab` Moves focus to the title, then into the open content.',
        '`Enter or Space` Opens it, or closes it.',
      ],
      copy: ['The title names the content and does not change when open: no “Show” or “Hide”.'],
    },
  },
  args: {
    title: 'How the price is made up',
    headingLevel: 2 as const,
    children: <Text>Board area, layers, finish and quantity, then tax of 18 percent and shipping.</Text>,
    onExpandedChange: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a heading with a button that opens and closes the content', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'How the price is made up' });
  await expect(canvas.getByRole('heading', { level: 2, name: 'How the price is made up' })).toContainElement(button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByText(/Board area/)).not.toBeVisible();
  await userEvent.click(button);
  await expect(canvas.getByText(/Board area/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText(/Board area/)).not.toBeVisible();
  await expect(args.onExpandedChange).toHaveBeenCalledTimes(2);
});

/** A line that says what is chosen inside. It describes the button, whose name stays short. */
export const Description = meta.story({ args: { description: '2 changed · 4 layers · ENIG' } });

Description.test('describes the button and is not part of its name', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'How the price is made up' });
  // In its content too, it made screen readers say the title twice.
  await expect(canvas.getByText('2 changed · 4 layers · ENIG').closest('[aria-hidden="true"]')).not.toBeNull();
  await expect(button).toHaveAccessibleDescription('2 changed · 4 layers · ENIG');
});

/** Open initially. */
export const Expanded = meta.story({ args: { defaultExpanded: true } });

/** The title is visible and the content stays closed. */
export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { title: longText, defaultExpanded: true, children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { defaultExpanded: true } });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
