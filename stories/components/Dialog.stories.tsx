import { Button } from '@pcb/ui/Button';
import { Dialog, dialogPlacements, dialogSizes } from '@pcb/ui/Dialog';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const text =
  'The panel is 450 by 610 mm with a usable area of 430 by 585 mm. Boards are held by tabs of about 1.6 mm every 40 mm; the outline keeps a tolerance of 0.13 mm.';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      instead: [
        'A page for more than a few fields or for content with its own URL.',
        'A toast for a message that needs no response.',
        '`Disclosure` for more details on the page.',
        '`AlertDialog` before an action that cannot be undone.',
      ],
      keyboard: [
        '`Tab` Moves through the dialog, and wraps around.',
        '`Shift + Tab` Moves backwards.',
        '`Escape` Closes it and returns focus to its opener.',
      ],
      copy: [
        'The title names the task, with the verb of the button that opened it.',
        'The button that confirms repeats the verb: Delete order, not Yes.',
        'Cancel changes nothing.',
      ],
    },
  },
  args: {
    title: 'Edit delivery address',
    children: (
      <Stack>
        <TextField label="Street" defaultValue="12, 4th Cross" />
        <TextField label="City" defaultValue="Bengaluru" />
      </Stack>
    ),
  },
  argTypes: {
    placement: { control: 'select', options: dialogPlacements },
    size: { control: 'select', options: dialogSizes },
  },
  render: function Host({ isOpen: _, ...args }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Stack align="start">
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Text hasLineLimit>{text}</Text>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={
            args.footer ?? (
              <>
                <Button variant="outline" tone="neutral" onPress={() => setOpen(false)}>
                  Cancel
                </Button>
                <Button onPress={() => setOpen(false)}>Save address</Button>
              </>
            )
          }
        />
      </Stack>
    );
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'has its title as name and heading, traps focus, and returns it on Escape',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Edit delivery address' });
    const title = screen.getByRole('heading', { level: 2, name: 'Edit delivery address' });
    // react-aria's modal is transparent at first.
    await waitFor(() => expect(title).toBeVisible());
    // Screen readers read all of a dialog that has the focus itself.
    await expect(title).toHaveFocus();
    for (let stops = 0; stops < 7; stops++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

Playground.test('returns focus before it is gone, or Orca is silent', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  let wasThere: boolean | undefined;
  opener.addEventListener('focus', () => (wasThere = document.querySelector('[role="dialog"]') !== null));
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(wasThere).toBe(true));
  await expect(opener).toHaveFocus();
});

Playground.test('closes by its button and by a press on the scrim', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  const scrim = dialog.parentElement?.parentElement;
  if (!scrim) throw new Error('The dialog has no scrim.');
  await userEvent.click(scrim);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Playground.test('the page behind does not scroll while it is open', async ({ canvas, userEvent }) => {
  await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
});

const open = meta.story({ args: { isOpen: true }, render: (args) => <Dialog {...args} /> });

const actions = (
  <>
    <Button variant="outline" tone="neutral">
      Cancel
    </Button>
    <Button>Save address</Button>
  </>
);

/** In the middle of the window, with two actions in the footer. */
export const Center = open.extend({ args: { footer: actions } });

/** A drawer from the start of the line. */
export const Start = open.extend({ args: { placement: 'start', title: 'Filter orders' } });

/** A drawer from the end: the menu of a small screen. */
export const End = open.extend({
  args: {
    placement: 'end',
    title: 'Menu',
    children: (
      <Stack elementType="ul" gap="small">
        {['About Us', 'Services', 'Components', 'Resources'].map((label) => (
          <li key={label}>
            <Link variant="quiet" href={`/${label.toLowerCase()}`}>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    ),
  },
});

/** A sheet at the bottom of a phone, within reach of the thumb. */
export const Bottom = open.extend({
  args: { placement: 'bottom', title: 'Filter orders', footer: actions },
  globals: narrow,
});

Bottom.test('is as wide as the phone, ends at its bottom edge, and leaves a strip to tap on', async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  // With its border, which forced colours show.
  const { left, right, top, bottom } = (dialog.parentElement as HTMLElement).getBoundingClientRect();
  await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  await expect(top).toBeGreaterThanOrEqual(44);
});

/** Long content scrolls between the title and the buttons. */
export const LongContent = open.extend({
  tags: ['long-content', 'unbroken'],
  args: {
    footer: actions,
    title: longText,
    children: (
      <Stack>
        {Array.from({ length: 16 }, (_, index) => (
          <Text key={index}>{text}</Text>
        ))}
      </Stack>
    ),
  },
  globals: narrow,
});

LongContent.test('fits 320 px and scrolls inside itself', async () => {
  const dialog = await screen.findByRole('dialog');
  // It becomes visible only after a delay for an on-screen keyboard.
  await waitFor(() => expect(dialog).toBeVisible());
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);

  // The button stays reachable at any scroll position.
  dialog.scrollTop = dialog.scrollHeight;
  const close = screen.getByRole('button', { name: 'Close' });
  const { x, y, width, height } = close.getBoundingClientRect();
  await expect(close).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement);
});

/** A drawer leaves a strip of the page to tap on. */
export const NarrowDrawer = End.extend({ globals: narrow });

export const Dark = Center.extend({ tags: ['dark'], globals: { theme: 'dark' } });

export const Touch = open.extend({
  tags: ['touch'],
  args: { footer: actions },
  globals: { pointer: 'coarse' },
  play: () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
});
