import { Code } from '@pcb/ui/Code';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Code',
  component: Code,
  parameters: {
    guide: {
      instead: ['`Text` with `isMono` for amounts and dimensions.', '`Keyboard` for a key to press.'],
      keyboard: [],
      copy: [
        'Exactly as it is written elsewhere, with its capitals.',
        'No punctuation inside that does not belong to it.',
      ],
    },
  },
  args: { children: 'RC0603FR-0710KL' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is not translated and keeps its direction', async ({ canvas }) => {
  const code = canvas.getByText('RC0603FR-0710KL');
  await expect(code).toHaveAttribute('translate', 'no');
  await expect(code).toHaveAttribute('dir', 'ltr');
});

/** In a sentence, where it breaks between its parts. */
export const InASentence = meta.story({
  tags: ['long-content'],
  render: () => (
    <Text>
      Send the drill file <Code>motor_driver_rev_c/fabrication/drill/plated_through_holes.drl</Code> with the layers.
    </Text>
  ),
  globals: narrow,
});

export const Unbroken = meta.story({
  tags: ['unbroken'],
  args: { children: 'RES0603METRIC1608THICKFILMAUTOMOTIVEGRADE'.repeat(2) },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
