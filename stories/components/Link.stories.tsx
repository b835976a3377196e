import { Box } from '@pcb/ui/Box';
import { Inline } from '@pcb/ui/Inline';
import { Link, linkVariants } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '/resources/panel-guidelines', children: 'Panel guidelines' },
  argTypes: { variant: { control: 'select', options: linkVariants } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a link with an address and takes focus', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Panel guidelines' });
  await expect(link).toHaveAttribute('href', '/resources/panel-guidelines');
  await userEvent.tab();
  await expect(link).toHaveFocus();
});

export const InASentence = meta.story({
  render: (args) => (
    <Text measure>
      Read the <Link {...args} /> before you draw the frame.
    </Text>
  ),
});

InASentence.test('is underlined, so that colour is not the only sign', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
});

export const Variants = meta.story({
  render: (args) => (
    <Inline gap="xlarge">
      {linkVariants.map((variant) => (
        <Link key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
});

export const WithIcon = meta.story({
  render: () => (
    <Link variant="standalone" href="/services">
      All services <ArrowRight size={16} aria-hidden="true" />
    </Link>
  ),
});

export const OnMask = meta.story({
  render: (args) => (
    <Box surface="mask" padding="xlarge">
      <Link {...args} />
    </Box>
  ),
});

export const UnbrokenWord = meta.story({
  args: { children: 'https://example.org/' + 'panel-guidelines-'.repeat(8) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

UnbrokenWord.test('breaks a word that is too long', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
