import { ComboBox } from '@pcb/ui/ComboBox';
import { Dialog } from '@pcb/ui/Dialog';
import { Grid } from '@pcb/ui/Grid';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow, phone } from '../looks.ts';
import { indianStates } from './indianStates.ts';
import { inHindi } from './inHindi.tsx';
import { SubmittingForm } from './SubmittingForm.tsx';

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox,
  parameters: {
    guide: {
      instead: [
        '`Select` for fewer than about fifteen items, which need no typing.',
        '`TagField` for several items.',
        '`SearchField` to search a page or a table.',
      ],
      keyboard: [
        '`Letters` Open the list with the items that contain them.',
        '`Arrow down or Arrow up` Opens the list with all items, or moves in it.',
        '`Enter` Selects the focused item, or the one whose name is typed. In a closed field, submits the form.',
        '`Escape` Closes the list; in a closed field, clears it.',
        '`Tab` Leaves the field and selects nothing.',
      ],
      copy: ['A description tells apart items with similar names, and is searched too.'],
    },
  },
  args: { label: 'Place of supply', items: indianStates, onChange: fn(), onInputChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('selects by typing and by keyboard alone', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const field = canvas.getByRole('combobox', { name: 'Place of supply' });
  await expect(field).toHaveFocus();
  await userEvent.keyboard('pradesh');
  const list = await screen.findByRole('listbox', { name: 'Place of supply' });
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect(field).toHaveValue('Madhya Pradesh');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('madhya-pradesh');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(indianStates.length));
  await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Madhya Pradesh');
});

Playground.test('Tab leaves it and selects nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('ker{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
  await userEvent.tab();
  await expect(canvas.getByRole('combobox')).not.toHaveFocus();
  await expect(args.onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

Playground.test('Escape closes the list first and clears the field second', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.type(field, 'ker{ArrowDown}{Enter}');
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(field).toHaveValue('Kerala');
  await userEvent.keyboard('{Escape}');
  await expect(field).toHaveValue('');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  await expect(screen.queryByRole('listbox')).toBeNull();
});

Playground.test(
  'takes a typed name for its item, and refuses an unknown text with a message',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'KERALA');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Kerala'));
    await expect(args.onChange).toHaveBeenCalledWith('kerala');
    await userEvent.clear(field);
    await userEvent.type(field, 'Kerela{Enter}');
    await expect(canvas.getByText('“Kerela” is not in the list')).toBeVisible();
    await expect(field).toHaveValue('Kerela');
    await userEvent.type(field, 'x');
    await expect(canvas.queryByText(/is not in the list/)).toBeNull();
  },
);

/** Items under headings. A heading without a match is omitted. */
export const Sections = meta.story({
  args: {
    label: 'Part',
    items: [
      {
        id: 'resistors',
        title: 'Resistors',
        items: [{ id: 'rc0603', label: 'RC0603FR-0710KL', description: 'Resistor, 1 %' }],
      },
      {
        id: 'connectors',
        title: 'Connectors',
        items: [
          { id: 'usb', label: 'USB4105-GF-A', description: 'USB-C, 16 pins' },
          { id: 'jst', label: 'B2B-PH-K-S', description: 'JST PH, 2 pins' },
        ],
      },
    ],
  },
});

Sections.test('typing finds items in each section', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2));
  await userEvent.keyboard('usb');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await expect(screen.getByRole('group', { name: 'Connectors' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(canvas.getByRole('combobox', { name: 'Part' })).toHaveValue('USB4105-GF-A');
  await expect(args.onChange).toHaveBeenLastCalledWith('usb');
});

/** Selected, required, invalid, disabled and read-only, or with its label only for screen readers. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="16rem">
      <ComboBox items={indianStates} label="Selected" defaultValue="kerala" />
      <ComboBox items={indianStates} label="Required" isRequired description="Of the delivery." placeholder="Kerala" />
      <ComboBox items={indianStates} label="Invalid" isInvalid errorMessage="Choose a state." />
      <ComboBox items={indianStates} label="Disabled" isDisabled defaultValue="goa" />
      <ComboBox items={indianStates} label="Read-only" isReadOnly defaultValue="goa" />
      <ComboBox items={indianStates} label="State of the buyer" isLabelHidden defaultValue="goa" />
    </Grid>
  ),
});

States.test('is described by its description and its error', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Required' })).toBeRequired();
  await expect(canvas.getByRole('combobox', { name: 'Required' })).toHaveAccessibleDescription('Of the delivery.');
  await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toHaveAccessibleDescription('Choose a state.');
});

/** The list is as wide as the field and marks the selected item. */
export const Open = meta.story({
  args: { defaultValue: 'kerala' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { selected: true });
  },
});

const submitted = fn<(state: FormDataEntryValue | null) => void>();

/** Any text is a value, and the list only helps. */
export const AnyText = meta.story({
  args: {
    label: 'Manufacturer',
    allowsCustomValue: true,
    items: [{ id: 'yageo', label: 'Yageo' }],
    name: 'manufacturer',
  },
  render: (args) => (
    <SubmittingForm name={args.name} onSubmit={submitted}>
      <ComboBox {...args} />
    </SubmittingForm>
  ),
});

AnyText.test('keeps and submits text that does not match an item', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'Kerala Resistors');
  await expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(submitted).toHaveBeenLastCalledWith('Kerala Resistors');
  await expect(canvas.getByRole('combobox')).toHaveValue('Kerala Resistors');
});

/** In a dialog with a form, on a phone. */
export const InDialog = meta.story({
  globals: phone,
  args: { name: 'state', isRequired: true },
  render: function Host(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog title="Buyer" isOpen={isOpen} onOpenChange={setOpen}>
        <SubmittingForm name={args.name} onSubmit={submitted}>
          <ComboBox {...args} />
        </SubmittingForm>
      </Dialog>
    );
  },
});

InDialog.test('Escape leaves the dialog open until the field is closed and empty', async ({ userEvent }) => {
  const field = await screen.findByRole('combobox', { name: 'Place of supply' });
  await userEvent.type(field, 'ker');
  await screen.findByRole('option', { name: 'Kerala' });
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(field).toHaveValue('');
  await expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

InDialog.test(
  'Enter in the closed field submits its value by name, and the browser rejects an empty field',
  async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Place of supply' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(field, 'ker');
    await userEvent.click(await screen.findByRole('option', { name: 'Kerala' }));
    await waitFor(() => expect(field).toHaveValue('Kerala'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledWith('kerala'));
  },
);

/** Long labels wrap in the list. */
export const LongLabels = Open.extend({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, items: [{ id: 'long', label: longText, description: longText }], defaultValue: 'long' },
  globals: narrow,
});

/** react-aria does not support Hindi, so its messages are ours. */
export const Hindi = meta.story({
  args: {
    label: 'राज्य',
    items: [
      { id: 'kl', label: 'केरल' },
      { id: 'dl', label: 'दिल्ली' },
    ],
  },
  decorators: [inHindi],
});

Hindi.test('announces in Hindi the messages that react-aria has in English', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^विकल्प दिखाएँ/ }));
  await expect(await screen.findAllByRole('option')).toHaveLength(2);
  await waitFor(() =>
    expect(document.querySelector('[role="log"][aria-live="assertive"]')).toHaveTextContent('2 विकल्प उपलब्ध।'),
  );
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: 'kerala', isRequired: true, description: 'Of the delivery.' },
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Goa' })).toBeVisible());
  },
});
