import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/EmptyFootprint',
  component: EmptyFootprint,
  args: { style: { maxWidth: '20rem' } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is decoration without a label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Labelled = meta.story({ args: { label: 'An unpopulated footprint' } });

Labelled.test('is a picture with a name when it has a label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'An unpopulated footprint' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
