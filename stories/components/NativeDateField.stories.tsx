import { Grid } from '@pcb/ui/Grid';
import { NativeDateField } from '@pcb/ui/NativeDateField';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/NativeDateField',
  component: NativeDateField,
  parameters: {
    guide: {
      instead: [
        '`DateField` where the order of day and month matters, for a date near today, or with holidays: this input follows the language of the browser, not of the page.',
        '`Select` if only a few days are available.',
        '`TextField` for a month, a year or an approximate date.',
      ],
      keyboard: [
        '`Tab` Moves through day, month and year, then to the calendar button, if the browser has one.',
        '`Arrow up, Arrow down` Change the focused part.',
        '`Digits` Enter the part; focus moves to the next one automatically.',
        '`Space` Opens the calendar, in browsers that have one.',
      ],
      copy: ['The label says which date it is: Order Date, not Date.', 'The description states the limits.'],
    },
  },
  args: { label: 'Order Date', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is the native date input with the label as its name', async ({ canvas, args }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Order Date');
  await expect(input.type).toBe('date');
  // Tests cannot type into the parts of a date input. Browsers take the number of digits of a year from this limit.
  await expect(input).toHaveAttribute('max', '9999-12-31');
  await fireEvent.change(input, { target: { value: '2025-08-14' } });
  await expect(args.onChange).toHaveBeenLastCalledWith('2025-08-14');
  await expect(input).toHaveValue('2025-08-14');
  await fireEvent.change(input, { target: { value: '' } });
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});

Playground.test('does not report a date while its year is being typed', async ({ canvas, args }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Order Date');
  await fireEvent.change(input, { target: { value: '2025-08-14' } });
  // The browser's values for the digits 2, 20, 202 and 2026.
  for (const value of ['0002-08-14', '0020-08-14', '0202-08-14']) {
    await fireEvent.change(input, { target: { value } });
    await expect(input).toHaveValue(value);
  }
  await expect(args.onChange).toHaveBeenCalledOnce();
  await fireEvent.change(input, { target: { value: '2026-08-14' } });
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-14');
  await fireEvent.change(input, { target: { value: '0002-08-14' } });
  input.focus();
  input.blur();
  await waitFor(() => expect(input).toHaveValue('2026-08-14'));
});

/** The host controls the date and allows only the year 2025. */
export const Controlled = meta.story({ args: { value: '2025-08-14', minValue: '2025-01-01', maxValue: '2025-12-31' } });

Controlled.test('shows the value that the host passes, within its limits', async ({ canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Order Date');
  await expect(input).toHaveValue('2025-08-14');
  await expect(input.min).toBe('2025-01-01');
  await expect(input.max).toBe('2025-12-31');
});

/** Filled, required, invalid and disabled, and with its label at the side. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="14rem">
      <NativeDateField {...args} label="Filled" defaultValue="2025-08-14" />
      <NativeDateField {...args} label="Required" isRequired description="The day on which we received the order." />
      <NativeDateField
        {...args}
        label="Invalid"
        isInvalid
        errorMessage="Choose a day before today."
        defaultValue="2031-02-03"
      />
      <NativeDateField {...args} label="Disabled" isDisabled defaultValue="2025-08-14" />
      <NativeDateField {...args} label="Beside" labelPlacement="start" />
    </Grid>
  ),
});

States.test('is required and described', async ({ canvas }) => {
  const input = canvas.getByLabelText('Required');
  await expect(input).toBeRequired();
  await expect(input).toHaveAccessibleDescription('The day on which we received the order.');
});

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: '2025-08-14', description: 'The day of the order.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
