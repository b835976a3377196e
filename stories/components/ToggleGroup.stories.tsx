import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const layers = [
  { id: '1', label: '1' },
  { id: '2', label: '2' },
  { id: '4', label: '4' },
];

const leadTimes = [
  { id: '5-7', label: '5–7 working days' },
  { id: '7-10', label: '7–10 working days' },
  { id: '10-14', label: '10–14 working days' },
  { id: '14-18', label: '14–18 working days' },
];

const meta = preview.meta({
  title: 'Components/ToggleGroup',
  component: ToggleGroup,
  parameters: {
    guide: {
      instead: [
        '`RadioGroup` for long words, or where none is chosen yet.',
        '`Select` for many options.',
        '`Tabs` for parts of a page, `Switch` for on and off.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the chosen option; the group is one stop.' },
        { keys: 'Arrow keys', does: 'Choose the option beside it, round and round; mirrored where the page is.' },
      ],
      words: [
        'One or two words an option, without the unit when the label has it: Board Thickness in mm.',
        'Options are in the order of their size.',
      ],
    } satisfies Guide,
  },
  args: { label: 'Layer', options: layers, defaultValue: '2', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[Q-15] chooses one, by a click and by arrow keys', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Layer' })).toBeVisible();
  const checked = () => canvas.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  await expect(checked()).toEqual([canvas.getByRole('radio', { name: '2' })]);
  await userEvent.click(canvas.getByText('4'));
  await expect(checked()).toEqual([canvas.getByRole('radio', { name: '4' })]);
  await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
  await expect(checked()).toEqual([canvas.getByRole('radio', { name: '1' })]);
  await expect(args.onChange).toHaveBeenNthCalledWith(1, '4');
  await expect(args.onChange).toHaveBeenNthCalledWith(2, '1');
});

Playground.test('[Q-15] a second click does not take the choice back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('2'));
  await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Without a default the first is chosen. */
export const NoDefault = meta.story({
  render: () => (
    <ToggleGroup
      label="Side"
      options={[
        { id: 'top', label: 'Top' },
        { id: 'bottom', label: 'Bottom' },
      ]}
    />
  ),
});

NoDefault.test('[Q-15] the first is chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Top' })).toBeChecked();
});

/** A value that no option has shows the first that can be chosen. */
export const UnknownValue = meta.story({
  args: { value: '16', options: [{ id: '0', label: 'None', isDisabled: true }, ...layers] },
});

UnknownValue.test('[Q-15] one is chosen although the value is unknown', async ({ canvas, args }) => {
  await expect(canvas.getByRole('radio', { name: '1' })).toBeChecked();
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const LongLabels = meta.story({
  tags: ['long-content'],
  args: { label: 'Lead Time', options: leadTimes, defaultValue: '10-14' },
});

/** What does not fit goes to the next row; each row is filled to its end. */
export const Rows = meta.story({
  args: { label: 'Lead Time', options: leadTimes, defaultValue: '10-14' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

/** Nine thicknesses in 320 px: each row is filled to its end. */
export const RowsOfShortOptions = meta.story({
  args: {
    label: 'Board Thickness in mm',
    options: ['0.4', '0.6', '0.8', '1.0', '1.2', '1.6', '2.0', '2.4', '3.2'].map((id) => ({ id, label: id })),
    defaultValue: '1.6',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

/** A second line in each option, read out as its description. */
export const WithDescriptions = meta.story({
  args: {
    label: 'Temperature Gradient',
    defaultValue: 'mid',
    options: [
      { id: 'std', label: 'Standard', description: 'Tg 130–140' },
      { id: 'mid', label: 'Mid', description: 'Tg 150' },
      { id: 'high', label: 'High', description: 'Tg 170 or more' },
    ],
  },
});

WithDescriptions.test('an option is named by its label and described by its line of help', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'High' })).toHaveAccessibleDescription('Tg 170 or more');
});

/** An asterisk, and a line of help for the whole group. */
export const RequiredWithDescription = meta.story({
  args: { isRequired: true, description: 'More than four on request.' },
});

/** For screen readers alone, where the options explain themselves. */
export const HiddenLabel = meta.story({
  args: {
    label: 'Period',
    isLabelHidden: true,
    defaultValue: 'year',
    options: [
      { id: 'year', label: 'Year' },
      { id: 'month', label: 'Month' },
      { id: 'week', label: 'Week' },
    ],
  },
});

/** None can be changed; the choice stays visible. */
export const Disabled = meta.story({ args: { isDisabled: true } });

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: {
    label: 'Printer',
    defaultValue: 'word',
    options: [
      { id: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { id: 'other', label: 'Other' },
    ],
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OnMask = meta.story({ tags: ['on-mask'], decorators: [onMask] });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
