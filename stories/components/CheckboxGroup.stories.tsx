import { CheckboxGroup } from '@pcb/ui/CheckboxGroup';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';
import { onMask } from './onMask.tsx';

const options = [
  { id: '2.00', label: '2.00 mm', note: '1' },
  { id: '2.54', label: '2.54 mm', note: '4' },
  { id: '5.08', label: '5.08 mm', note: '12' },
];

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      instead: [
        '`RadioGroup` or `ToggleGroup` for exactly one.',
        '`Switch` for one setting that takes effect at once.',
        '`Select` for one of many.',
      ],
      keyboard: [
        { keys: 'Tab', does: 'Goes from box to box.' },
        { keys: 'Space', does: 'Checks the box or clears it.' },
      ],
      words: [
        'The label names what the options have in common: Pitch.',
        'Options are alike in form, and none says the opposite of another.',
      ],
    } satisfies Guide,
  },
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

/** Two of three are checked at first. */
export const Chosen = meta.story({ args: { defaultValue: ['2.54', '5.08'] } });

/** A line of help for the whole group. */
export const WithDescription = meta.story({
  args: { description: 'Measured between the middles of two pins.', defaultValue: ['2.54'] },
});

WithDescription.test('the group is described by its line of help', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Measured between the middles of two pins.');
});

/** Nothing would be left with this option, so it cannot be checked. */
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

/** None can be changed; what was checked stays visible. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['2.54'] } });

/** None is checked and one is needed: the error says so. */
export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Choose one pitch at least.' } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, args: { defaultValue: ['2.54'] } });

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
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

export const OnMask = meta.story({ tags: ['on-mask'], decorators: [onMask] });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
