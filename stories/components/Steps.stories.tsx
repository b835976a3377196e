import { Steps } from '@pcb/ui/Steps';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const items = ['Board', 'Files', 'Assembly', 'Delivery', 'Payment'].map((label) => ({
  label,
  href: `/order/${label.toLowerCase()}`,
}));
const stepsAt = (current: string) => items.map((item) => ({ ...item, isCurrent: item.label === current }));

const meta = preview.meta({
  title: 'Components/Steps',
  component: Steps,
  parameters: {
    guide: {
      instead: [
        '`Tabs` for parts of a page in any order.',
        '`Timeline` for events with dates.',
        'One page, for a task of two or three fields.',
      ],
      keyboard: ['`Tab` Moves to the next finished step.', '`Enter` Opens it.'],
      copy: ['A step has one or two words, a noun like the title of its page.', 'The name says what the steps are of.'],
    },
  },
  args: { 'aria-label': 'Steps of the order', items: stepsAt('Assembly') },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('marks the current step, and links to the finished ones', async ({ canvas }) => {
  const steps = within(canvas.getByRole('navigation', { name: 'Steps of the order' }));
  await expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/order/board',
    '/order/files',
  ]);
  await expect(steps.getByRole('link', { name: 'Board completed' })).toBeVisible();
  await expect(steps.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent)).toEqual([
    '3Assembly',
  ]);
});

/** Back at the second step after the fourth: the finished steps stay links. */
export const GoneBack = meta.story({
  args: { items: stepsAt('Files').map((item, index) => ({ ...item, isCompleted: index < 4 })) },
});

GoneBack.test('keeps the links to the finished steps after it', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Board completed',
    'Assembly completed',
    'Delivery completed',
  ]);
});

export const Finished = meta.story({ args: { items } });

/** On a phone. */
export const Narrow = meta.story({ globals: narrow });

Narrow.test('states the number of the current step', async ({ canvas }) => {
  const steps = within(canvas.getByRole('navigation', { name: 'Steps of the order' }));
  await expect(steps.getByText('Step 3 of 5: Assembly')).toBeVisible();
  await expect(ownerOf(steps.getByText('Step 3 of 5: Assembly'))).toHaveAttribute('aria-current', 'step');
  await expect(steps.queryByRole('list')).toBeNull();
});

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    items: stepsAt('Assembly').map((item, index) => ({
      ...item,
      label: [
        'Board and stack-up',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        'Assembly of the parts on both sides, with the stencil and the parts that you send',
        'Delivery',
        'Payment and invoice address',
      ][index] as string,
    })),
  },
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
