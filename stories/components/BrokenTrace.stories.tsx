import { BrokenTrace } from '@pcb/ui/BrokenTrace';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/BrokenTrace',
  component: BrokenTrace,
  args: { style: { maxWidth: '30rem' } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is decoration without a label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Labelled = meta.story({ args: { label: 'A trace with a break in it' } });

Labelled.test('is a picture with a name when it has a label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'A trace with a break in it' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
