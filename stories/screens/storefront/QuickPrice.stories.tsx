import { sampleOrderDay } from '@pcb/screens/fixtures';
import type { QuickOrder } from '@pcb/screens/storefront/HomeScreen';
import { QuickPrice } from '@pcb/screens/storefront/QuickPrice';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';

const sample = {
  tab: 'pcb-fabrication' as QuickOrder['tab'],
  board: { sizeX: '100', sizeY: '80', quantity: '10' },
  day: sampleOrderDay,
};

const meta = preview.meta({
  title: 'Screens/Storefront/QuickPrice',
  component: QuickPrice,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['On the order page, where every choice has a price, use Services. It has its own summary.'],
      keyboard: [],
      copy: [
        'Say what the amount is for, and that it is a sample with tax.',
        'A date is the latest on which the order ships. Without a date, say the working days.',
        'Without an amount, say what to enter or who quotes it.',
      ],
    },
  },
  decorators: [
    (Story) => (
      <Box elementType="main" surface="inverse" padding={{ phone: 'large', laptop: 'xxlarge' }}>
        <Stack gap="large">
          <Heading level={1} size="title">
            Quick quote
          </Heading>
          <Story />
        </Stack>
      </Box>
    ),
  ],
  args: sample,
  argTypes: { content: contentArgType, day: { control: false } },
});

export const Ready = meta.story({ tags: ['ready'] });

/** Assembly starts when all parts are there, so there is no date yet. */
export const Assembly = meta.story({ args: { tab: 'pcb-assembly' } });

Assembly.test('counts its days from the complete kit', async ({ canvas }) => {
  await expect(canvas.getByText('Sample price with tax, 10 working days from the complete kit')).toBeVisible();
});

/** The prerendered state, in which the order date is not known. */
export const WithoutDay = meta.story({ args: { day: { ...sampleOrderDay, today: undefined } } });

WithoutDay.test('shows the working days', async ({ canvas }) => {
  await expect(canvas.getByText(/^Sample price with tax, \d+ working days$/)).toBeVisible();
});

/** The quantity is missing. */
export const WithoutPrice = meta.story({ args: { board: { sizeX: '100', sizeY: '80', quantity: '' } } });

/** More than the sample rates cover. */
export const OnRequest = meta.story({ args: { board: { sizeX: '100', sizeY: '80', quantity: '5000' } } });

/** A board that has a price but cannot be made without changes. */
export const NeedsReview = meta.story({ args: { board: { sizeX: '2.5', sizeY: '80', quantity: '10' } } });

NeedsReview.test('shows the same hint as the order page', async ({ canvas }) => {
  await expect(canvas.getByText(/^Single boards are 10 mm or more on each side/)).toBeVisible();
});

/** An amount in lakhs. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { board: { sizeX: '430', sizeY: '275', quantity: '400' } },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
