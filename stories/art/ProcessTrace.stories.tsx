import { ProcessTrace } from '@pcb/art/ProcessTrace';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Art/ProcessTrace',
  component: ProcessTrace,
  parameters: {
    guide: {
      instead: ['`Timeline` for events with days and words.', '`ProgressBar` for a task that takes seconds.'],
      keyboard: [],
      copy: ['It has no text: the step is in words next to it, ‘Step 7 of 12: Outer layer imaging’.'],
    },
  },
  args: { steps: 12, done: 6 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** The seventh of twelve steps is in progress. */
export const Playground = meta.story({ tags: ['ready'] });

/** No step is done yet. */
export const First = meta.story({ args: { done: 0 } });

/** All steps are done. */
export const Done = meta.story({ args: { done: 12 } });
