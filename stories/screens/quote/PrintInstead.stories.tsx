import { PrintInstead } from '@pcb/screens/quote/PrintInstead';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/PrintInstead',
  component: PrintInstead,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['To leave parts of a page out of print, hide them with `@media print`; no wrapper is needed.'],
      keyboard: ['`Control+P` Prints the sheet, as does the button of the host.'],
      copy: [],
    },
  },
  decorators: [
    (Story) => (
      <Box elementType="main" padding="xlarge">
        <Story />
      </Box>
    ),
  ],
  args: { children: <Heading level={1}>The page on screen</Heading>, sheet: <Text>The sheet on paper</Text> },
  argTypes: { children: { control: false }, sheet: { control: false } },
});

/** Print it to see the sheet. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows the page, and hides the sheet from everybody', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'The page on screen' })).toBeVisible();
  await expect(canvas.getByText('The sheet on paper')).not.toBeVisible();
});

/** While the sheet is loading, the page is printed. */
export const Loading = meta.story({ tags: ['loading'], args: { sheet: null } });

export const LongContent = meta.story({
  tags: ['long-content'],
  args: { children: <Heading level={1}>{'A page with a very long heading '.repeat(8)}</Heading> },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
