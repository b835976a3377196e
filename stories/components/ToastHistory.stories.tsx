import { Button } from '@pcb/ui/Button';
import { Popover } from '@pcb/ui/Popover';
import { createToastHistory, ToastHistory } from '@pcb/ui/ToastHistory';
import { createToastQueue, type Toast, ToastRegion } from '@pcb/ui/ToastRegion';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

interface HostProps {
  /** The toasts that were shown, in order. */
  toasts: readonly Toast[];
}

/** Has shown some toasts, and lists them behind a button. */
function Host({ toasts }: HostProps) {
  const [{ queue, history }] = useState(() => {
    const shown = createToastQueue();
    const recorded = createToastHistory(shown);
    for (const toast of toasts) shown.show(toast);
    shown.clear();
    return { queue: shown, history: recorded };
  });
  return (
    <>
      <Popover title="Notifications" defaultOpen trigger={<Button variant="outline">Notifications</Button>}>
        <ToastHistory history={history} empty="What happens during your visit is listed here." />
      </Popover>
      <ToastRegion queue={queue} />
    </>
  );
}

const undo = fn();

const shownToasts: readonly Toast[] = [
  { title: 'Motor controller rev C archived', tone: 'success', action: { label: 'Undo', onPress: undo } },
  { title: 'Profile saved' },
  {
    title: 'Order not sent',
    description: 'The server did not answer. Your cart is unchanged; try again in a minute.',
    tone: 'danger',
    mark: '❌',
  },
];

const meta = preview.meta({
  title: 'Components/ToastHistory',
  component: Host,
  subcomponents: { ToastHistory },
  argTypes: { toasts: { description: 'The toasts that were shown, in order.' } },
  parameters: {
    guide: {
      instead: ['`Timeline` for what happened to an order.', 'A page of the host for messages that outlast the visit.'],
      keyboard: ['`Tab` Moves through the actions that are still possible, and to Clear all.'],
      copy: ['The same text as in the toast.'],
    },
  },
  args: { toasts: shownToasts },
});

/** Newest first. An action can still be run once. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test('lists the newest first, and removes an action once it has run', async ({ userEvent }) => {
  await expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent(/^❌ Order not sent/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(undo).toHaveBeenCalledOnce();
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await expect(screen.getByText('What happens during your visit is listed here.')).toBeVisible();
});

/** Nothing has happened yet. */
export const Empty = meta.story({ args: { toasts: [] } });

/** Long words break. */
export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    toasts: [
      {
        title: 'motor_controller_rev_c_panelised_2x3_with_tooling_holes_and_fiducials.zip could not be uploaded',
        tone: 'danger',
        action: { label: 'Choose another file than motor_controller_rev_c_panelised_2x3', onPress: undo },
      },
    ],
  },
  globals: narrow,
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
