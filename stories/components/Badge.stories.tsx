import { Badge, badgeTones } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    guide: {
      instead: [
        '`Button` or `Link` for actions.',
        '`Text` for a value other than a status, such as a date.',
        'A toast for news: a badge is not announced when it changes.',
      ],
      keyboard: [],
      copy: ['One to three words that customers use: In production, On hold.', 'The text says the same as the colour.'],
    },
  },
  args: { children: 'In production' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is plain text without a role', async ({ canvas }) => {
  await expect(canvas.getByText('In production')).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
});

const everyTone = () => (
  <Inline>
    {badgeTones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </Inline>
);

/** All tones. The text conveys the same as the colour. */
export const Tones = meta.story({ render: everyTone });

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], render: everyTone });
