import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const meta = preview.meta({
  title: 'Components/Eyebrow',
  component: Eyebrow,
  parameters: {
    guide: {
      instead: [
        '`Heading` for the title itself: an eyebrow is not in a screen reader’s list of headings.',
        '`Badge` for a status.',
      ],
      keyboard: [],
      copy: [
        'One or two words that name the section, in sentence case; the style shows capitals.',
        'References count up through a page: U1, U2, R1, like parts on a board.',
      ],
    },
  },
  args: { reference: 'U1', children: 'About' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('hides the reference from screen readers', async ({ canvas }) => {
  await expect(ownerOf(canvas.getByText('U1'))).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('About')).toBeVisible();
});

/** In use: it labels the section above its heading; and without a reference. */
export const AboveAHeading = meta.story({
  render: (args) => (
    <Stack gap="medium">
      <Eyebrow {...args} />
      <Heading level={2} size="section">
        Engineers who build boards
      </Heading>
      <Eyebrow>Why choose us</Eyebrow>
    </Stack>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longText },
  globals: narrow,
});
