import { Box } from '@pcb/ui/Box';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story with the tag `on-inverse` on an inverse section. */
export const withInverse: Decorator = (Story, { tags }) =>
  tags.includes('on-inverse') ? (
    <Box surface="inverse" padding="xlarge">
      <Story />
    </Box>
  ) : (
    <Story />
  );
