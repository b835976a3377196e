import { Button, buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Instant Quote', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('presses by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Instant Quote' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(3);
});

/** Every variant in every tone. */
export const Appearance = meta.story({
  render: () => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {buttonTones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {`${variant} ${tone}`}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
});

export const Pending = meta.story({ args: { isPending: true, children: 'Proceed to Checkout' } });

Pending.test('keeps its accessible name and cannot be pressed while pending', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: /Proceed to Checkout/ });
  await userEvent.click(button);
  await expect(args.onPress).not.toHaveBeenCalled();
});

export const Disabled = meta.story({ args: { isDisabled: true } });

/** A long label wraps and never runs out of its box. */
export const LongLabel = meta.story({
  args: { children: 'Send the Gerber data, the bill of material and the assembly drawing for a complete review' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
