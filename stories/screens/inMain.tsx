import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Stack, type StackProps } from '@pcb/ui/Stack';
import type { Decorator } from '@storybook/react-vite';

/** A screen in the main region, which its host provides. */
export const inMain: Decorator = (Story) => (
  <main tabIndex={-1}>
    <Story />
  </main>
);

/** A part of a page, below the heading of that page. */
export const underHeading =
  (heading: string, stack: Pick<StackProps, 'align' | 'style'> = {}): Decorator =>
  (Story) => (
    <Box elementType="main" padding={{ phone: 'large', laptop: 'xxlarge' }}>
      <Stack gap="large" {...stack}>
        <Heading level={1}>{heading}</Heading>
        <Story />
      </Stack>
    </Box>
  );
