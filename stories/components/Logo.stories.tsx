import { Box } from '@pcb/ui/Box';
import { Link } from '@pcb/ui/Link';
import { Logo, logoSizes } from '@pcb/ui/Logo';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'alphianz' },
  argTypes: { size: { control: 'select', options: logoSizes } },
});

export const Playground = meta.story({ tags: ['ready'] });

export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      {logoSizes.map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

export const AsLink = meta.story({
  render: (args) => (
    <Link variant="quiet" href="/">
      <Logo {...args} />
    </Link>
  ),
});

AsLink.test('gives the link its name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'alphianz' })).toHaveAttribute('href', '/');
});

export const OnMask = meta.story({
  render: (args) => (
    <Box surface="mask" padding="xlarge">
      <Logo {...args} />
    </Box>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
