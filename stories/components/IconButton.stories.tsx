import { buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Remove line', children: <Trash2 size={20} aria-hidden="true" />, onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is named by its label and presses by mouse and keyboard', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Remove line' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(args.onPress).toHaveBeenCalledTimes(2);
});

Playground.test('is a square of 24 px at least', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await expect(Math.abs(width - height)).toBeLessThan(1);
});

export const Variants = meta.story({
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} label={`Remove, ${variant}`} />
      ))}
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} size={size} variant="outline" label={`Remove, ${size}`} />
      ))}
    </Inline>
  ),
});

export const Disabled = meta.story({ args: { isDisabled: true } });

Disabled.test('cannot be pressed while disabled', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button')).toBeDisabled();
  await expect(args.onPress).not.toHaveBeenCalled();
});
