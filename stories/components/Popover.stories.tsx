import { Button } from '@pcb/ui/Button';
import { Link } from '@pcb/ui/Link';
import { Popover, type PopoverProps } from '@pcb/ui/Popover';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const text =
  'Boards above 2.4 mm are pressed from two cores. The second press, the longer drill cycle and the check of the plating in the holes take two more working days.';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    guide: {
      instead: [
        '`Dialog` for fields to fill in: scrolling the page closes a popover.',
        '`Menu` for a list of actions; `Select` for a value.',
        '`Disclosure`, or the page itself, for what everyone should read.',
      ],
      keyboard: [
        '`Enter, Space` On the trigger: opens it and moves focus into it, or closes it.',
        '`Tab` Moves through it, then on to what follows the trigger, which closes it.',
        '`Escape` Closes it and returns focus to the trigger.',
      ],
      copy: ['The title says what it explains, in the words of the trigger.', 'Two or three sentences and a link.'],
    },
  },
  args: {
    title: 'Why two more days?',
    trigger: (
      <Button variant="ghost" tone="neutral">
        Why two more days?
      </Button>
    ),
    children: (
      <Text size="small">
        {text} <Link href="/resources/lead-times">Lead times</Link>
      </Text>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false }, isOpen: { control: false } },
  render: (args) => (
    <Stack align="start">
      <Popover {...args} />
      <TextField label="Quantity" defaultValue="50" />
    </Stack>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

const open = () => screen.findByRole('dialog', { name: 'Why two more days?' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

Playground.test('takes focus, leaves the page usable, and returns focus on Escape', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Why two more days?' });
  await userEvent.click(trigger);
  const dialog = await open();
  await waitFor(() => expect(dialog).toHaveFocus());
  await expect(trigger).toHaveAttribute('aria-controls', dialog.id);
  // Neither hidden nor inert, so it is found by its role.
  await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(trigger).toHaveFocus());
});

Playground.test('lets Tab pass through it and on to the element after the trigger', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Why two more days?' }));
  const dialog = await open();
  await waitFor(() => expect(dialog).toHaveFocus());
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect(screen.getByRole('link', { name: 'Lead times' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  await expectClosed();
});

Playground.test('closes by its button, its trigger, and a press elsewhere', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Why two more days?' });
  await userEvent.click(trigger);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expectClosed();
  await waitFor(() => expect(trigger).toHaveFocus());

  await userEvent.click(trigger);
  await open();
  await userEvent.click(trigger);
  await expectClosed();

  await userEvent.click(trigger);
  await open();
  await userEvent.click(document.documentElement);
  await expectClosed();
});

/** With controls. A list that opens from it does not close it. */
export const WithControls = meta.story({
  args: {
    title: 'Columns',
    trigger: <Button variant="outline">Columns</Button>,
    children: (
      <Select
        label="Sort by"
        items={[
          { id: 'date', label: 'Order date' },
          { id: 'total', label: 'Total' },
        ]}
        defaultValue="date"
      />
    ),
  },
});

WithControls.test('a list of a select inside does not close it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Total' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(dialog).toBeInTheDocument();
  await expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Total');
});

function LaterPopover(props: PopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {props.title}
      </Button>
      <Popover {...props} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** The button is rendered without it, so that the popover can be loaded when the button is pressed. */
export const TriggerElsewhere = meta.story({ render: (args) => <LaterPopover {...args} /> });

TriggerElsewhere.test('opens and closes as with its own trigger', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Why two more days?', expanded: false });
  await userEvent.click(trigger);
  const dialog = await open();
  await waitFor(() => expect(dialog).toHaveFocus());
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(trigger).toHaveFocus());

  // A press on it while it is open neither closes it twice nor opens it again.
  await userEvent.click(trigger);
  await open();
  await userEvent.click(trigger);
  await expectClosed();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

function LeavingPopover(props: PopoverProps) {
  const [isThere, setThere] = useState(true);
  return (
    <main tabIndex={-1}>
      {isThere ? (
        <Popover {...props}>
          <Button onPress={() => setThere(false)}>Remove the field</Button>
        </Popover>
      ) : null}
    </main>
  );
}

/** The button disappears with the part of the page that it explains. */
export const TriggerGone = meta.story({ render: (args) => <LeavingPopover {...args} /> });

TriggerGone.test('keeps focus in the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Why two more days?' }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the field' }));
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
});

/** The popover just after opening. */
export const Open = meta.story({ args: { defaultOpen: true } });

/** The popover fits a phone, and scrolls if its content is longer. */
export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    defaultOpen: true,
    title: 'Why does motor_controller_rev_c_panelised_2x3_with_tooling_holes_and_fiducials.zip take two more days?',
    children: (
      <Stack>
        {Array.from({ length: 8 }, (_, index) => (
          <Text key={index} size="small">
            {text}
          </Text>
        ))}
      </Stack>
    ),
  },
  globals: narrow,
});

LongContent.test('fits 320 px and scrolls inside itself', async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  const { left, right, top } = dialog.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
});

export const Dark = Open.extend({ tags: ['dark'], globals: { theme: 'dark' } });

export const Touch = Open.extend({
  tags: ['touch'],
  args: {
    children: (
      <Link variant="standalone" href="/resources/lead-times">
        Lead times
      </Link>
    ),
  },
  globals: { pointer: 'coarse' },
});
