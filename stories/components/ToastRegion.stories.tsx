import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { createToastQueue, type Toast, ToastRegion } from '@pcb/ui/ToastRegion';
import { useEffect } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { desktop, narrow } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const toasts = createToastQueue();

interface HostProps {
  toast: Toast;
  other: Toast;
}

/** Shows a toast on mount and when a button is pressed. */
function Host({ toast, other }: HostProps) {
  useEffect(() => {
    toasts.show(toast);
    return () => toasts.clear();
  }, [toast]);
  return (
    <>
      <Inline>
        <Button onPress={() => toasts.show(toast)}>Show</Button>
        <Button variant="outline" onPress={() => toasts.show(other)}>
          Show another
        </Button>
      </Inline>
      <ToastRegion queue={toasts} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/ToastRegion',
  component: Host,
  argTypes: {
    toast: { description: 'The toast that shows on mount and for the first button.' },
    other: { description: 'The toast that the second button shows instead.' },
  },
  parameters: {
    guide: {
      instead: [
        '`Dialog` for messages that must not be missed.',
        'Text on the page for lasting messages, such as form errors.',
      ],
      keyboard: [
        '`F8` Moves focus to the toast, which stays while it is focused.',
        '`Tab` In the toast: moves focus to its buttons.',
        '`Enter or Space` On the close button or the action: closes the toast and returns focus.',
        '`Escape` In the toast: closes it.',
      ],
      copy: [
        'One sentence that says what has happened.',
        'Repeat anything important elsewhere: a toast without an action disappears after five seconds.',
        'One verb for the action: Undo. What it does is also possible on the page, as the next toast replaces it.',
      ],
    },
  },
  subcomponents: { ToastRegion },
  args: {
    toast: { title: '🚧 Search we are alphianz 🚀' },
    other: { title: 'Instant Quote for PCB Layout we are alphianz' },
  },
});

/** It disappears after five seconds; the button shows it again. Hover over it to keep it. */
export const Playground = meta.story({ tags: ['ready'] });

/** A success toast has a tick in addition to the colour. */
export const Success = meta.story({
  args: { toast: { title: 'Login successful! Redirecting to dashboard...', tone: 'success' } },
});

/** A cross and an assertive announcement. The text of the cross is for screen readers. */
export const Danger = meta.story({
  args: { toast: { title: 'Invalid credentials. Please try again.', tone: 'danger', mark: '❌' } },
});

Danger.test('draws the cross instead of the mark, which only screen readers read', async ({ canvas }) => {
  const status = canvas.getByRole('region', { name: 'Notifications' });
  await expect(status).toHaveTextContent(/^❌ Invalid credentials\. Please try again\.$/);
  await expect(ownerOf(canvas.getByText('❌')).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await expect(status.querySelector('svg')).toBeVisible();
});

/** A second line states what has not changed and what to do. */
export const WithDescription = meta.story({
  args: {
    toast: {
      title: 'Order not sent',
      description: 'The server did not answer. Your cart is unchanged; try again in a minute.',
      tone: 'danger',
    },
  },
});

const undo = fn();

/** A button that undoes the change. Such a toast stays until it is closed or another one replaces it. */
export const WithAction = meta.story({
  args: {
    toast: { title: 'Motor controller rev C archived', tone: 'success', action: { label: 'Undo', onPress: undo } },
  },
});

/** At the bottom edge and full width; long words break. */
export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    toast: {
      title: 'File upload for PCB Fabrication & Assembly (Rigid) not wired yet.',
      description: 'motor_controller_rev_c_panelised_2x3_with_tooling_holes_and_fiducials.zip',
      action: { label: 'Open the quote of motor_controller_rev_c_panelised_2x3', onPress: undo },
    },
  },
  globals: narrow,
});

LongLabel.test('is fully visible at 320 px', async ({ canvas }) => {
  const { left, right, bottom } = canvas.getByRole('region').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

/** Mirrored: the toast is at the left edge of the window. */
export const RightToLeft = meta.story({ globals: { ...desktop, direction: 'rtl' } });

RightToLeft.test('is at the left edge', async ({ canvas }) => {
  const { left, right } = canvas.getByRole('region').getBoundingClientRect();
  await expect(left).toBeLessThan(window.innerWidth - right);
});

export const Dark = meta.story({
  tags: ['dark'],
  args: { toast: { title: 'Login successful! Redirecting to dashboard...', tone: 'success' } },
  globals: { theme: 'dark' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
