import { buttonSizes, buttonTones, buttonVariants } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ButtonLink',
  component: ButtonLink,
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

export const Appearance = meta.story({
  render: () => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant}>
          {buttonTones.map((tone) => (
            <ButtonLink key={tone} href="/services" variant={variant} tone={tone}>
              {`${variant} ${tone}`}
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <ButtonLink key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
});

export const LongLabel = meta.story({
  args: { children: 'Send the Gerber data, the bill of material and the assembly drawing for a complete review' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
