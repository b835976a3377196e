import { Badge, badgeTones } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'In production' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is its words, without a role of its own', async ({ canvas }) => {
  await expect(canvas.getByText('In production')).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
});

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

/** Wraps in its place and never runs out of it. */
export const LongLabel = meta.story({
  args: { children: 'Waiting for the approval of the revised stack-up drawing by the customer', tone: 'warning' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => <Badge tone="success">Delivered</Badge> });
