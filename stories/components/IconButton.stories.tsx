import { buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onInverse } from './onInverse.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      instead: [
        '`Button` with text wherever there is room, and always if the icon is not universally known.',
        '`Menu` for several actions on one item.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves focus to it.' },
        { keys: 'Enter or Space', does: 'Presses it.' },
      ],
      copy: [
        '`aria-label` is a verb and its object: Remove line.',
        'In a list it names the item: Remove PCB Layout Service.',
      ],
    } satisfies Guide,
  },
  args: { 'aria-label': 'Remove line', children: <Trash2 size={20} aria-hidden="true" />, onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'is a square of at least 24 px, has its label as name and can be pressed by mouse and keyboard',
  async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Remove line' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect(Math.abs(width - height)).toBeLessThan(1);
  },
);

/** From the most prominent variant to a plain icon, in squares of 32, 40 and 48 px, and one that cannot be pressed. */
export const Variants = meta.story({
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} aria-label={`Remove, ${variant}`} />
      ))}
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} variant="outline" aria-label={`Remove, ${size}`} />
      ))}
      <IconButton {...args} isDisabled aria-label="Remove, disabled" />
    </Inline>
  ),
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  decorators: [onInverse],
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} aria-label={`Remove, ${variant}`} />
      ))}
    </Inline>
  ),
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} aria-label={`Remove, ${size}`} />
      ))}
    </Inline>
  ),
});
