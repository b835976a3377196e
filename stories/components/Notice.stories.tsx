import { Button } from '@pcb/ui/Button';
import { Link } from '@pcb/ui/Link';
import { Notice, noticeTones } from '@pcb/ui/Notice';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { expectSaid, listen } from './announced.ts';

const examples = {
  info: 'Orders placed after 16:00 IST count from the next working day.',
  success: 'Your panel files were checked. Production starts today.',
  warning: 'Boards above 2.4 mm take two more working days.',
  danger: 'The order could not be saved. Check your connection and try again.',
};

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    guide: {
      instead: [
        'A toast for news that may be missed.',
        'The `errorMessage` of a field for what is wrong with that field.',
        '`AlertDialog` for a question that must be answered first.',
        '`Badge` for the status of an item.',
      ],
      keyboard: [
        '`Tab` Moves to links in the message, then to the close button.',
        '`Enter, Space` On the close button: dismisses the notice and returns focus to where it was.',
      ],
      copy: [
        'What happened or what applies, and then what to do.',
        'Do not start with “Note” or “Warning”: the icon says so, to screen readers too.',
        'A notice about an error stays until the error is gone; it has no close button.',
      ],
    },
  },
  args: { children: examples.warning, tone: 'warning' },
  argTypes: {
    tone: { control: 'select', options: noticeTones },
    children: { control: 'text' },
    title: { control: 'text' },
    onClose: { control: false },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('says its tone in words', async ({ canvas }) => {
  await expect(canvas.getByText('Warning:')).toBeInTheDocument();
});

/** All tones. Each has its own icon, so that the tone does not depend on the colour. */
export const Tones = meta.story({
  render: () => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone}>
          {examples[tone]}
        </Notice>
      ))}
    </Stack>
  ),
});

/** A title for a message of several lines. */
export const WithTitle = meta.story({
  args: {
    title: 'Controlled impedance needs a stack-up',
    children: (
      <>
        Choose one of ours, or upload your own with the Gerber files.{' '}
        <Link href="/resources/stack-ups">Compare the stack-ups</Link>
      </>
    ),
  },
});

/** A message that appears later is announced. */
export const AppearsLater = meta.story({
  render: function Host() {
    const [isRefused, setRefused] = useState(false);
    return (
      <Stack>
        <TextField label="PCB Name" defaultValue="Motor controller" />
        {isRefused ? (
          <Notice tone="danger" isAnnounced>
            {examples.danger}
          </Notice>
        ) : null}
        <Button onPress={() => setRefused(true)}>Save</Button>
      </Stack>
    );
  },
});

AppearsLater.test('is announced once, when it appears', async ({ canvas, userEvent }) => {
  const said = listen();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(canvas.getByText(examples.danger)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expectSaid(said, [`Error: ${examples.danger}`]);
});

/** A notice that can be dismissed. */
export const Dismissible = meta.story({
  args: { onClose: fn() },
  render: function Host({ onClose, ...args }) {
    const [isShown, setShown] = useState(true);
    return (
      <main tabIndex={-1}>
        <Stack>
          <TextField label="PCB Name" defaultValue="Motor controller" />
          {isShown ? (
            <Notice
              {...args}
              onClose={() => {
                setShown(false);
                onClose?.();
              }}
            />
          ) : null}
          <TextField label="Quantity" defaultValue="50" />
        </Stack>
      </main>
    );
  },
});

Dismissible.test('returns focus to the element that had it before', async ({ canvas, userEvent, args }) => {
  const before = canvas.getByRole('textbox', { name: 'PCB Name' });
  await userEvent.click(before);
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByText(examples.warning)).toBeNull();
  await expect(before).toHaveFocus();
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Dismissible.test(
  'moves focus to the part of the page around it if that element is gone',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
);

export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { title: longText, children: longText, onClose: fn() },
  globals: narrow,
});

export const Dark = Tones.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = Tones.extend({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], args: { onClose: fn() }, globals: { pointer: 'coarse' } });
