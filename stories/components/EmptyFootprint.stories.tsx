import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const meta = preview.meta({
  title: 'Components/EmptyFootprint',
  component: EmptyFootprint,
  parameters: {
    guide: {
      instead: ['`BrokenTrace` for a page that is not there.', '`BoardArt` to show what we make.'],
      keyboard: [],
      words: ['The words beside it say that there is nothing; it needs a label only where it stands alone.'],
    } satisfies Guide,
  },
  args: { style: { maxWidth: '20rem' } },
  argTypes: { style: { table: { disable: true } } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is decoration without a label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

/** Where it stands alone, a label makes it a picture that screen readers name. */
export const Labelled = meta.story({ args: { label: 'An unpopulated footprint' } });

Labelled.test('is a picture with a name when it has a label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'An unpopulated footprint' })).toBeVisible();
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const OnMask = meta.story({ tags: ['on-mask'], decorators: [onMask] });
