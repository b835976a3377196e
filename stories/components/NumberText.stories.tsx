import { NumberText } from '@pcb/ui/NumberText';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/NumberText',
  component: NumberText,
  parameters: {
    guide: {
      instead: [
        '`Money` for an amount in rupees.',
        '`formatNumber` of `@pcb/ui/format` for a string: the name of a chart, a placeholder.',
        '`Code` for digits that are not a quantity, such as a part number.',
      ],
      keyboard: [],
      copy: ['A unit follows after a space: 1.6 mm.', 'Not in running text for small whole numbers: two boards.'],
    },
  },
  args: { value: 1_25_000 },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Figures of one column have the same decimals; a missing one is a dash. */
export const Decimals = meta.story({
  render: () => (
    <Stack gap="none" align="end" style={{ width: '8rem' }}>
      {[12_345.5, 1.25, 111.111, null].map((value, index) => (
        <Text key={index}>
          <NumberText value={value} minimumFractionDigits={2} maximumFractionDigits={2} />
        </Text>
      ))}
    </Stack>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
