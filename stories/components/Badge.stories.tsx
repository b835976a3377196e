import { Badge, badgeTones } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { onInverse } from './onInverse.tsx';

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

/** All tones. The text conveys the same as the colour. */
export const Tones = meta.story({
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});

/** Wraps and never overflows its container. */
export const LongLabel = meta.story({
  tags: ['long-content'],
  args: { children: 'Waiting for the approval of the revised stack-up drawing by the customer', tone: 'warning' },
  globals: narrow,
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  render: () => <Badge tone="success">Delivered</Badge>,
});

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: { children: 'AWAITING-STACKUP-APPROVAL-REVISION-C-PANEL-2X3-WITH-TOOLING' },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  decorators: [onInverse],
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});
