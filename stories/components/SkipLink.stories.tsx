import { Box } from '@pcb/ui/Box';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { SkipLink } from '@pcb/ui/SkipLink';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    guide: {
      instead: ['`Link` for a jump within the page that everyone can use.'],
      keyboard: [
        '`Tab` From the top of the page: shows it.',
        '`Enter` Moves focus to the content without changing the URL.',
      ],
      copy: ['“Skip to” and the target: Skip to content.'],
    },
  },
  args: { targetId: 'content', children: 'Skip to content' },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <ButtonLink variant="ghost" href="/">
        A link of the header
      </ButtonLink>
      <Box elementType="main" id="content" tabIndex={-1} surface="sunken" padding="xlarge">
        <Text>The content. Press Tab from the top of the page to see the link.</Text>
      </Box>
    </Stack>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is first in the tab order, and visible only with focus', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect(link).toHaveAttribute('href', '#content');
});

/** Leads past the navigation of an area of pages to its content, and to `main` on other pages. */
export const Area = meta.story({
  args: { targetId: ['area', 'main'] },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <main id="main">
        <nav aria-label="Area">
          <ButtonLink variant="ghost" href="/">
            A link of the area
          </ButtonLink>
        </nav>
        <Box id="area" role="group" aria-label="My Orders" tabIndex={-1} surface="sunken" padding="xlarge">
          <Text>The content. Press Tab from the top of the page to see the link.</Text>
        </Box>
      </main>
    </Stack>
  ),
});

Area.test('leads to the first target that is on the page', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('group', { name: 'My Orders' })).toHaveFocus();
});

/** Visible because it has focus. */
export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    children:
      'Skip the header with its menus and go to the content of the page: Leiterplattenbestückungsautomatenwartungsauftragsliste',
  },
  globals: narrow,
  play: ({ canvas }) => canvas.getByRole('link', { name: /^Skip/ }).focus(),
});

LongLabel.test('stays inside the viewport', async ({ canvas }) => {
  const { left, right, top } = canvas.getByRole('link', { name: /^Skip/ }).getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  play: ({ canvas }) => canvas.getByRole('link', { name: /^Skip/ }).focus(),
});
