import { AlertDialog, alertDialogTones } from '@pcb/ui/AlertDialog';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';

/** An action that the test lets succeed or fail. */
const requests: { resolve: () => void; reject: () => void }[] = [];
const request = () =>
  new Promise<void>((resolve, reject) =>
    requests.push({ resolve, reject: () => reject(new Error('The server did not respond.')) }),
  );

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: {
    guide: {
      instead: [
        'Doing it at once, and a toast with Undo, where the action can be undone.',
        '`Dialog` for a task: fields, a choice, something to read.',
        '`Notice` or a toast for news that needs no answer.',
      ],
      keyboard: [
        '`Enter, Space` Presses the focused button: at first the one that changes nothing.',
        '`Tab` Moves between the buttons, and wraps around.',
        '`Escape` Cancels and returns focus. While the action is in progress it does nothing.',
      ],
      copy: [
        'The title asks, with the verb of the action: Delete design?',
        'The text names what is lost: “The Gerber files and two quotes of Motor controller rev C are deleted.”',
        'Both buttons are verbs: Delete design and Keep design, not OK and Cancel.',
        'An error says what was not done: “The design was not deleted. Try again.”',
      ],
    },
  },
  args: {
    title: 'Delete design?',
    children: 'The Gerber files and two quotes of Motor controller rev C are deleted.',
    actionLabel: 'Delete design',
    cancelLabel: 'Keep design',
    onAction: fn(),
  },
  argTypes: {
    tone: { control: 'select', options: alertDialogTones },
    children: { control: 'text' },
    errorMessage: { control: 'text' },
  },
  render: function Host({ isOpen: _, ...args }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" tone="danger" onPress={() => setOpen(true)}>
          Delete design…
        </Button>
        <AlertDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'starts at the button that changes nothing, and names what is lost',
  async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete design…' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete design?' });
    await expect(dialog).toHaveAccessibleDescription(
      'The Gerber files and two quotes of Motor controller rev C are deleted.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep design' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
);

Playground.test('a press outside does nothing, Escape cancels', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Delete design…' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog');
  const scrim = dialog.parentElement?.parentElement;
  if (!scrim) throw new Error('The dialog has no scrim.');
  await userEvent.click(scrim);
  await expect(screen.getByRole('alertdialog')).toBe(dialog);
  // react-aria brings the focus back in a frame.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onAction).not.toHaveBeenCalled();
});

Playground.test('acts, then closes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete design…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete design' }));
  await expect(args.onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

/** An action that takes a while and can fail. */
export const Asynchronous = meta.story({
  args: { onAction: fn(request), errorMessage: 'The design was not deleted. Check your connection and try again.' },
});

Asynchronous.test(
  'stays open while the action is pending, shows why it failed, and closes when it succeeds',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete design…' }));
    const act = await screen.findByRole('button', { name: 'Delete design' });
    const error = () => screen.queryByText('The design was not deleted.', { exact: false, ignore: '[aria-live]' });
    await userEvent.click(act);
    await waitFor(() => expect(act).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(act);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeInTheDocument();

    requests.pop()?.reject();
    await waitFor(() => expect(error()).toBeVisible());
    await expectAnnounced('Error: The design was not deleted.');
    await expect(act).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(error()).toBeNull());
    requests.pop()?.resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);

const open = meta.story({ args: { isOpen: true }, render: (args) => <AlertDialog {...args} /> });

/** The dialog just after opening. */
export const Open = open.extend({});

/** Nothing is lost, but the action cannot be taken back. */
export const Primary = open.extend({
  args: {
    tone: 'primary',
    title: 'Release to production?',
    children: 'Panel 2 × 3 of Motor controller rev C goes to the drill today. Changes are then charged.',
    actionLabel: 'Release panel',
    cancelLabel: 'Not yet',
  },
});

/** The action failed. The message is the default one. */
export const Failed = open.extend({ args: { onAction: fn(() => Promise.reject(new Error('No connection.'))) } });

Failed.test('shows the default error without a message from the host', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete design' }));
  await expectAnnounced('That did not work. Try again.');
});

/** On a phone the buttons wrap. */
export const LongContent = open.extend({
  tags: ['long-content', 'unbroken'],
  args: {
    title: longText,
    children: longText,
    actionLabel: 'Delete design and revisions',
    cancelLabel: 'Keep design and revisions',
  },
  globals: narrow,
});

export const Dark = open.extend({ tags: ['dark'], globals: { theme: 'dark' } });

export const Touch = open.extend({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  play: () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible()),
});
