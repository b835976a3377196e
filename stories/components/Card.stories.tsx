import { BoardArt } from '@pcb/art/BoardArt';
import { Box } from '@pcb/ui/Box';
import { Card, cardPaddings } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: {
    guide: {
      instead: [
        '`Box` for a background and padding without a frame.',
        '`Table` to compare the same values of many items.',
      ],
      keyboard: [
        '`Tab` Moves focus to the link in the heading of an interactive card; the focus ring is around the whole card.',
        '`Enter` Follows that link.',
      ],
      copy: ['The heading names the item; the first sentence says how it differs from the other cards.'],
    },
  },
  args: {
    style: { maxWidth: '24rem' },
    children: (
      <Stack gap="small">
        <Heading level={2} size="title">
          Controlled impedance
        </Heading>
        <Text tone="muted">Stack-ups calculated and measured on every panel, 50 to 100 ohms.</Text>
      </Stack>
    ),
  },
  argTypes: { padding: { control: 'select', options: cardPaddings }, style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** The whole card is the target, and there is one link. */
export const Interactive = meta.story({
  args: {
    isInteractive: true,
    elementType: 'article',
    children: (
      <Stack gap="small">
        <Heading level={2} size="title">
          <Link variant="quiet" href="/blogs">
            Stack-ups that hold their impedance
          </Link>
        </Heading>
        <Text tone="muted">What to write into the fabrication notes.</Text>
      </Stack>
    ),
  },
});

Interactive.test('makes the whole card the target of its link', async ({ canvas }) => {
  const copy = canvas.getByText('What to write into the fabrication notes.');
  const { left, top } = copy.getBoundingClientRect();
  await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('link'));
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});

/** The background of the picture reaches the edges of the card, which has no padding. */
export const WithPicture = meta.story({
  render: () => (
    <Grid elementType="ul" minColumnWidth="16rem">
      {['Layout', 'Fabrication', 'Assembly'].map((name) => (
        <Card key={name} elementType="li" padding="none" isInteractive>
          <Box surface="sunken" padding="medium">
            <BoardArt
              variant={name === 'Layout' ? 'layout' : name === 'Assembly' ? 'assembly' : 'fabrication'}
              seed={3}
            />
          </Box>
          <Box padding="large">
            <Heading level={2} size="title">
              <Link variant="quiet" href="/services">
                {name}
              </Link>
            </Heading>
          </Box>
        </Card>
      ))}
    </Grid>
  ),
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
