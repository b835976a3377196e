import { buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      instead: [
        '`Button` with text wherever there is room, and always if the icon is not universally known.',
        '`Menu` for several actions on one item.',
        '`Tooltip` around it for a reason why it is unavailable; its name shows without one.',
      ],
      keyboard: [
        '`Tab` Moves focus to it and shows its name.',
        '`Enter or Space` Presses it.',
        '`Escape` Hides its name. The dialog around it stays open.',
      ],
      copy: [
        '`aria-label` is a verb and its object: Remove line.',
        'In a list it names the item: Remove PCB Layout Service.',
        'It is short, because it is also the tooltip.',
      ],
    },
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

const tooltipText = () => document.querySelector('[aria-hidden="true"][data-react-aria-top-layer]')?.textContent;

/** Its name shows when the pointer rests on it, when Tab moves the focus to it, and on a long press. */
export const Named = meta.story({
  render: (args) => (
    <Inline>
      <IconButton {...args} aria-label="Copy line">
        <Copy size={20} aria-hidden="true" />
      </IconButton>
      <IconButton {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Remove line' }));
    await waitFor(() => expect(tooltipText()).toBe('Remove line'));
  },
});

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
