import { Box } from '@pcb/ui/Box';
import { Link } from '@pcb/ui/Link';
import { SkipLink } from '@pcb/ui/SkipLink';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'content', children: 'Skip to the content' },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <Link href="/">A link of the header</Link>
      <Box as="main" id="content" tabIndex={-1} surface="sunken" padding="xlarge">
        <Text>The content. Press Tab from the top of the page to see the link.</Text>
      </Box>
    </Stack>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is first in the tab order, and in sight only with focus', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Skip to the content' });
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect(link).toHaveAttribute('href', '#content');
});
