import { Link } from '@pcb/ui/Link';
import { Timeline, type TimelineItem } from '@pcb/ui/Timeline';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longWord } from '../longText.ts';
import { narrow } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';
import { leftToRight } from './leftToRight.ts';

const items: TimelineItem[] = [
  { id: 'placed', label: 'Order placed', state: 'done', date: '2025-08-21' },
  { id: 'data', label: 'Data approved', state: 'done', date: '2025-08-22' },
  {
    id: 'production',
    label: 'In production',
    state: 'current',
    date: '2025-08-25',
    description: 'Copper plating is finished; solder mask is next.',
  },
  { id: 'shipped', label: 'Shipped', state: 'planned', date: '2025-09-02' },
  { id: 'delivered', label: 'Delivered', state: 'planned' },
];

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  parameters: {
    guide: {
      instead: [
        '`Steps` for the pages of a task.',
        '`Badge` for the status alone.',
        '`Table` for a log with many entries.',
      ],
      keyboard: ['`Tab` Moves to the links in the descriptions. The list itself takes no focus.'],
      copy: [
        'The label names the event, not its state: Shipped, also when it is planned.',
        'A planned event has its expected date, or none.',
      ],
    },
  },
  args: { 'aria-label': 'Progress of order PO-2041', items },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('names the state and the date of each step in words', leftToRight, async ({ canvas }) => {
  const events = within(canvas.getByRole('list', { name: 'Progress of order PO-2041' })).getAllByRole('listitem');
  await expect(events.map(({ textContent }) => textContent)).toEqual([
    'Order placedDone · 21 Aug 2025',
    'Data approvedDone · 22 Aug 2025',
    'In productionIn progress · 25 Aug 2025Copper plating is finished; solder mask is next.',
    'ShippedPlanned · 2 Sept 2025',
    'DeliveredPlanned',
  ]);
  await expect(events.filter((event) => event.getAttribute('aria-current') === 'step')).toEqual([events[2]]);
  await expect(ownerOf(canvas.getByText('21 Aug 2025'))).toHaveAttribute('datetime', '2025-08-21');
});

export const AllDone = meta.story({
  args: {
    items: items.map(({ description: _, ...item }) => ({ ...item, state: 'done', date: item.date ?? '2025-09-04' })),
  },
});

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    items: [
      {
        id: 'inspection',
        label: longWord,
        state: 'current',
        date: '2025-08-25',
        description: (
          <>
            Optical inspection found an open track on two boards of the panel. We make them again at our cost, and ship
            the others as planned. <Link href="/queries">Read the query</Link>
          </>
        ),
      },
      { id: 'shipped', label: 'Shipped to the address of the assembly house', state: 'planned', date: '2025-09-02' },
    ],
  },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
