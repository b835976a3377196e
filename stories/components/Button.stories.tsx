import { Button, buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: {
    guide: {
      instead: [
        '`ButtonLink` or `Link` to go to another page.',
        '`IconButton` if the icon alone is universally understood.',
        '`Switch` for on and off, `ToggleGroup` for a choice.',
      ],
      keyboard: ['`Tab` Moves focus to it.', '`Enter or Space` Presses it.'],
      copy: [
        'A verb and its object: Save address, Request quote.',
        'Two or three words in sentence case.',
        'One solid primary button for the main action of a page; the others are outlined.',
        'No “Click here”, and no “OK” if a verb says more.',
      ],
    },
  },
  args: { children: 'Instant Quote', onPress: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('can be pressed by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Instant Quote' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onPress).toHaveBeenCalledTimes(3);
});

const everyVariant = buttonVariants.map((variant) => (
  <Inline key={variant}>
    {buttonTones.map((tone) => (
      <Button key={tone} variant={variant} tone={tone}>{`${variant} ${tone}`}</Button>
    ))}
  </Inline>
));

/** Every variant in every tone; 32, 40 and 48 px high; disabled. */
export const Appearance = meta.story({
  render: () => (
    <Stack>
      {everyVariant}
      <Inline>
        {buttonSizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <Button isDisabled>Disabled</Button>
      </Inline>
    </Stack>
  ),
});

/** The label lines up with the text above it, at the start or at the end. */
export const Flush = meta.story({
  args: { variant: 'ghost', children: 'Show price details' },
  render: (args) => (
    <Card>
      <Stack>
        {(['start', 'end'] as const).map((flush) => (
          <Stack key={flush} gap="xsmall" align={flush}>
            <span>Quantity</span>
            <Button {...args} flush={flush} />
          </Stack>
        ))}
      </Stack>
    </Card>
  ),
});

/** While pending, the button keeps its size and name, and cannot be pressed. */
export const Pending = meta.story({ args: { isPending: true, children: 'Proceed to Checkout' } });

Pending.test('keeps its accessible name and cannot be pressed while pending', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: /Proceed to Checkout/ });
  await userEvent.click(button);
  await expect(args.onPress).not.toHaveBeenCalled();
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  render: () => <Stack>{everyVariant}</Stack>,
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
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
