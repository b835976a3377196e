import { Box } from '@pcb/ui/Box';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story on a section that shows a board. */
export const onMask: Decorator = (Story) => (
  <Box surface="mask" padding="xlarge">
    <Story />
  </Box>
);
