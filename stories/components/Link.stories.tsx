import { Box } from '@pcb/ui/Box';
import { Inline } from '@pcb/ui/Inline';
import { Link, linkVariants } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: {
    guide: {
      instead: ['`Button` for actions on the page.', '`ButtonLink` for the most important link of a section.'],
      keyboard: ['`Tab` Moves focus to it.', '`Enter` Follows it, with Ctrl or ⌘ in a new tab.'],
      copy: [
        'The text names the destination and makes sense on its own: no “here”.',
        'A link to another site or a new tab says so.',
        'A link to a file gives its type and size.',
      ],
    },
  },
  args: { href: '/resources/panel-guidelines', children: 'Panel guidelines' },
  argTypes: { variant: { control: 'select', options: linkVariants } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a link with a URL and is focusable', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Panel guidelines' });
  await expect(link).toHaveAttribute('href', '/resources/panel-guidelines');
  await userEvent.tab();
  await expect(link).toHaveFocus();
});

/** Underlined, so that colour is not the only cue in running text. */
export const InASentence = meta.story({
  render: (args) => (
    <Text hasLineLimit>
      Read the <Link {...args} /> before you draw the frame.
    </Text>
  ),
});

InASentence.test('is underlined, so that colour is not the only cue', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
});

/** In a sentence, on its own, in a list of links, as a line of a menu, as a symbol, and as a tile; with an icon, which is hidden from screen readers. */
export const Variants = meta.story({
  render: (args) => (
    <Inline gap="xlarge">
      {linkVariants.map((variant) => (
        <Link key={variant} {...args} variant={variant} />
      ))}
      <Link variant="standalone" href="/prices.pdf">
        Price list <Download size={16} aria-hidden="true" />
      </Link>
    </Inline>
  ),
});

/** Lines of an index, of which one is the current page. */
export const Rows = meta.story({
  args: { variant: 'row' },
  render: (args) => (
    <nav aria-label="Resources">
      <Link {...args} aria-current="page" />
      <Link {...args} href="/resources/lead-times">
        Lead times
      </Link>
    </nav>
  ),
});

/** The whole row is the target of its link. */
export const Covering = meta.story({
  args: { variant: 'quiet', isCovering: true },
  render: (args) => (
    <Box hasBorder padding="large" style={{ position: 'relative' }}>
      <Text weight="medium">
        <Link {...args} />
      </Text>
      <Text size="small">For single boards and for frames of up to 24 boards.</Text>
    </Box>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { variant: 'standalone', children: longText },
  globals: narrow,
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, args: { variant: 'standalone' } });
