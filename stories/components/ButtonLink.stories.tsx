import { buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { ShoppingCart } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/ButtonLink',
  component: ButtonLink,
  parameters: {
    guide: {
      instead: [
        '`Button` for actions on the page.',
        '`Link` inside a sentence and in groups; at most one link in a group looks like a button.',
      ],
      keyboard: ['`Tab` Moves focus to it.', '`Enter` Follows the link. Space scrolls the page, as on every link.'],
      copy: ['The label names the destination or the task: Browse Services.', 'No “Learn more” without a topic.'],
    },
  },
  args: { href: '/services', children: 'Browse Services' },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a link, not a button', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
  await expect(canvas.queryByRole('button')).toBeNull();
});

const everyVariant = buttonVariants.map((variant) => (
  <Inline key={variant}>
    {buttonTones.map((tone) => (
      <ButtonLink key={tone} href="/services" variant={variant} tone={tone}>{`${variant} ${tone}`}</ButtonLink>
    ))}
  </Inline>
));

/** Every variant in every tone, and 32, 40 and 48 px high, like buttons. */
export const Appearance = meta.story({
  render: () => (
    <Stack>
      {everyVariant}
      <Inline>
        {buttonSizes.map((size) => (
          <ButtonLink key={size} href="/services" size={size}>
            {size}
          </ButtonLink>
        ))}
      </Inline>
    </Stack>
  ),
});

/** Square, on the current page and on another one. */
export const IconOnly = meta.story({
  args: {
    isIconOnly: true,
    variant: 'ghost',
    tone: 'neutral',
    'aria-label': 'Cart',
    children: <ShoppingCart size={20} aria-hidden="true" />,
  },
  render: (args) => (
    <Inline>
      <ButtonLink {...args} />
      <ButtonLink {...args} aria-current="page" />
    </Inline>
  ),
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
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <ButtonLink key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});
