import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

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
  args: { label: 'Layer', options: layers, defaultValue: '2', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[Q-15] chooses one, by a click and by arrow keys', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Layer' })).toBeVisible();
  const checked = () => canvas.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  await expect(checked()).toEqual([canvas.getByRole('radio', { name: '2' })]);
  await userEvent.click(canvas.getByText('4'));
  await expect(checked()).toEqual([canvas.getByRole('radio', { name: '4' })]);
  await userEvent.keyboard('{ArrowRight}');
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

export const LongLabels = meta.story({ args: { label: 'Lead Time', options: leadTimes, defaultValue: '10-14' } });

/** What does not fit goes to the next row; each row is filled to its end. */
export const Rows = meta.story({
  args: { label: 'Lead Time', options: leadTimes, defaultValue: '10-14' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const RowsOfShortOptions = meta.story({
  args: {
    label: 'Board Thickness in mm',
    options: ['0.4', '0.6', '0.8', '1.0', '1.2', '1.6', '2.0', '2.4', '3.2'].map((id) => ({ id, label: id })),
    defaultValue: '1.6',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

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

export const RequiredWithDescription = meta.story({
  args: { isRequired: true, description: 'More than four on request.' },
});

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

export const Disabled = meta.story({ args: { isDisabled: true } });

export const UnbrokenWordNarrow = meta.story({
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
