import { Box } from '@pcb/ui/Box';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story on an inverse section. */
export const onInverse: Decorator = (Story) => (
  <Box surface="inverse" padding="xlarge">
    <Story />
  </Box>
);
