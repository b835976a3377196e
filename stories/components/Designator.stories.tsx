import { Box } from '@pcb/ui/Box';
import { Designator } from '@pcb/ui/Designator';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Designator',
  component: Designator,
  args: { reference: 'U1', children: 'About' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('does not read the reference out', async ({ canvas }) => {
  await expect(canvas.getByText('U1')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('About')).toBeVisible();
});

export const WithoutReference = meta.story({ render: () => <Designator>Why choose us</Designator> });

export const AboveAHeading = meta.story({
  render: (args) => (
    <Stack gap="medium">
      <Designator {...args} />
      <Heading level={2} size="section">
        Engineers who build boards
      </Heading>
    </Stack>
  ),
});

export const OnMask = meta.story({
  render: (args) => (
    <Box surface="mask" padding="xlarge">
      <Designator {...args} />
    </Box>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
