import { CheckboxGroup } from '@pcb/ui/CheckboxGroup';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const options = [
  { id: '2.00', label: '2.00 mm', note: '1' },
  { id: '2.54', label: '2.54 mm', note: '4' },
  { id: '5.08', label: '5.08 mm', note: '12' },
];

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Pitch', options, onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('chooses any number, by pointer and by keyboard', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Pitch' })).toBeVisible();
  const second = canvas.getByRole('checkbox', { name: '2.54 mm' });
  await userEvent.click(canvas.getByText('2.54 mm'));
  await expect(second).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: '5.08 mm' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith(['2.54', '5.08']);
  await userEvent.click(second);
  await expect(second).not.toBeChecked();
});

Playground.test('its note describes an option and is not part of its name', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: '5.08 mm' })).toHaveAccessibleDescription('12');
});

export const Chosen = meta.story({ args: { defaultValue: ['2.54', '5.08'] } });

export const WithDescription = meta.story({
  args: { description: 'Measured between the middles of two pins.', defaultValue: ['2.54'] },
});

WithDescription.test('the group is described by its line of help', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Measured between the middles of two pins.');
});

export const OneDisabled = meta.story({
  args: {
    defaultValue: ['2.00'],
    options: [
      { id: '2.00', label: '2.00 mm', note: '1' },
      { id: '2.54', label: '2.54 mm', note: '0', isDisabled: true },
    ],
  },
});

OneDisabled.test('cannot be chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: '2.54 mm' })).toBeDisabled();
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['2.54'] } });

export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Choose one pitch at least.' } });

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { defaultValue: ['2.54'] } });

export const LongWordsNarrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'What shall the connector have?',
    options: [
      { id: 'lock', label: 'A lock that holds the plug when somebody pulls at the wires by mistake', note: '3' },
      {
        id: 'word',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        note: '1',
      },
    ],
  },
});

LongWordsNarrow.test('wraps', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
