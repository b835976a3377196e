import { Grid } from '@pcb/ui/Grid';
import { TagField } from '@pcb/ui/TagField';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { announced } from './announced.ts';

const items = [
  'Aluminium core',
  'Blind vias',
  'Buried vias',
  'Castellated holes',
  'Edge plating',
  'Flex',
  'HDI',
  'Heavy copper',
  'Impedance control',
  'Rigid-flex',
  'Via in pad',
].map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }));

const meta = preview.meta({
  title: 'Components/TagField',
  component: TagField,
  parameters: {
    guide: {
      instead: [
        '`CheckboxGroup` for up to about seven items, which are all visible.',
        '`ComboBox` for one item.',
        '`TextArea` for many values that no list contains, one per line.',
      ],
      keyboard: [
        '`Letters, Arrow keys, Enter` Find and add an item; the list stays open.',
        '`Backspace` In the empty field: moves to the last tag, and removes nothing.',
        '`Enter or Space` On a tag: removes it, and moves to the next one.',
        '`Escape` Closes the list; in a closed field, clears the text.',
        '`Tab` Moves from tag to tag and to the text.',
      ],
      copy: ['The label is a plural: Capabilities.'],
    },
  },
  args: { label: 'Capabilities', items, onChange: fn() },
});

const tags = (canvas: typeof screen) => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent);
export const Playground = meta.story({ tags: ['ready'], args: { defaultValue: ['hdi', 'rigid-flex'] } });

Playground.test('adds an item from its list, and can remove it there', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Capabilities' });
  await userEvent.type(field, 'vias{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(['hdi', 'rigid-flex', 'blind-vias']);
  await expect(field).toHaveValue('');
  await userEvent.click(await screen.findByRole('option', { name: 'HDI' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['rigid-flex', 'blind-vias']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Capabilities' })).toBeVisible());
});

Playground.test(
  'announces a removed tag, and moves the focus to the next tag, the previous tag or the text',
  async ({ canvas, userEvent, args }) => {
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await userEvent.type(canvas.getByRole('combobox'), 'flex{ArrowDown}{Enter}');
    await userEvent.keyboard('{Escape}');
    remove('Rigid-flex').focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Flex')).toHaveFocus();
    await waitFor(() => expect(announced()).toContain('Removed Rigid-flex'));
    await userEvent.keyboard(' ');
    await expect(remove('HDI')).toHaveFocus();
    await userEvent.click(remove('HDI'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
);

Playground.test(
  'moves to the last tag on Backspace in the empty field, without removing it',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Rigid-flex' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

Playground.test(
  'splits pasted text at commas and line breaks, and rejects text that does not match an item',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('flex, Teflon\nVIA IN PAD, hdi');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(['hdi', 'rigid-flex', 'flex', 'via-in-pad']);
    await expect(canvas.getByText('“Teflon” is not in the list')).toBeVisible();
    await waitFor(() => expect(announced()).toContain('Flex, Via in pad'));
  },
);

/** Any text can be a tag. */
export const AnyText = meta.story({
  args: { label: 'Alternative parts', items: [{ id: 'yageo', label: 'Yageo' }], allowsCustomValue: true },
});

AnyText.test('adds a text on Enter, on blur and on pasting', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox');
  await userEvent.type(field, 'RC0603{Enter}');
  await expect(field).toHaveValue('');
  await userEvent.paste('CRCW0603, yageo');
  await userEvent.type(field, 'ERJ-3EK');
  await userEvent.tab();
  await waitFor(() =>
    expect(tags(canvas as unknown as typeof screen)).toEqual(['RC0603', 'CRCW0603', 'Yageo', 'ERJ-3EK']),
  );
  await expect(args.onChange).toHaveBeenLastCalledWith(['RC0603', 'CRCW0603', 'yageo', 'ERJ-3EK']);
});

/** Required, invalid, disabled and read-only. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="18rem">
      <TagField items={items} label="Required" isRequired description="All that the design needs." />
      <TagField items={items} label="Invalid" isInvalid errorMessage="Add a capability." defaultValue={['hdi']} />
      <TagField items={items} label="Disabled" isDisabled defaultValue={['hdi', 'flex']} />
      <TagField items={items} label="Read-only" isReadOnly defaultValue={['hdi', 'flex']} />
    </Grid>
  ),
});

States.test('disables the remove buttons of a disabled field', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('button', { name: 'Remove Flex' });
  await expect(first).toBeDisabled();
  await expect(canvas.getByRole('combobox', { name: 'Required' })).toBeRequired();
});

/** Many tags and long ones wrap. */
export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    allowsCustomValue: true,
    defaultValue: [
      ...items.map(({ id }) => id),
      'Lead-free hot air solder levelling with tin and copper, on both sides',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    ],
  },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: ['hdi', 'flex'], isRequired: true },
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  args: { defaultValue: ['hdi', 'flex'] },
});
