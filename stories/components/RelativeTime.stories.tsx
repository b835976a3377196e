import { RelativeTime } from '@pcb/ui/RelativeTime';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const moments = [
  '2025-08-29T09:48:00+05:30',
  '2025-08-29T07:00:00+05:30',
  '2025-08-28T23:30:00+05:30',
  '2025-08-25T12:00:00+05:30',
  '2025-08-20T12:00:00+05:30',
  '2025-09-01T12:00:00+05:30',
];

const meta = preview.meta({
  title: 'Components/RelativeTime',
  component: RelativeTime,
  parameters: {
    guide: {
      instead: [
        'The date and time in full for a deadline: order by 16:00 IST.',
        'A date alone in a table, where dates are compared.',
      ],
      keyboard: [],
      copy: [
        'The date is always visible: a tooltip would not reach touch, keyboards and screen readers.',
        'Write the sentence so that it works without the distance: Sent on …, not Sent … ago.',
      ],
    },
  },
  args: { value: '2025-08-28T23:30:00+05:30' },
});

export const Playground = meta.story({ tags: ['ready'] });

/** From minutes to days, then the date alone; with the time of day if it matters. */
export const Distances = meta.story({
  render: () => (
    <Stack gap="small">
      {moments.map((value) => (
        <RelativeTime key={value} value={value} hasTime />
      ))}
    </Stack>
  ),
});

/** Hindi has one word for yesterday and tomorrow; the date distinguishes them. */
export const Hindi = meta.story({
  render: () => (
    <I18nProvider locale="hi-IN">
      <Stack gap="small" lang="hi-IN">
        {moments.map((value) => (
          <RelativeTime key={value} value={value} hasTime />
        ))}
      </Stack>
    </I18nProvider>
  ),
});

/** In a sentence it has the font and the colour of the text. */
export const InASentence = meta.story({
  tags: ['long-content'],
  render: (args) => (
    <Text tone="muted">
      The approval of the revised stack-up drawing arrived <RelativeTime {...args} hasTime />, and production starts
      after the next working day.
    </Text>
  ),
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
