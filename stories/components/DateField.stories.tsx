import { DateField } from '@pcb/ui/DateField';
import { Grid } from '@pcb/ui/Grid';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import { openCalendar, openedCalendar } from './dates.ts';
import { inHindi } from './inHindi.tsx';
import { leftToRight } from './leftToRight.ts';
import { SubmittingForm } from './SubmittingForm.tsx';

const submit = fn();

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  parameters: {
    guide: {
      instead: [
        '`DateRangeField` for the first and the last day of a period.',
        '`NativeDateField` for a known date in a form where every kB counts.',
        '`Select` if only a few days are available.',
        '`TextField` for a month, a year or an approximate date.',
      ],
      keyboard: [
        '`Digits` Enter the date, with the day first. Slashes are not needed: 14082026.',
        '`Enter` Submits the form.',
        '`Tab` Moves on to the button that opens the calendar.',
        '`Arrow keys` In the calendar, move by days and weeks, also to days that are not available.',
        '`Page up, Page down` Move by months, with Shift by years.',
        '`Enter, Space` Select the day. Focus returns to the button.',
        '`Escape` Closes the calendar.',
      ],
      copy: [
        'The label says which date it is: Order Date, not Date.',
        'The description states the limits.',
        'A reason is a name or a few words, which follow the date: Republic Day.',
      ],
    },
  },
  args: { label: 'Order Date', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

const inputOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('textbox', { name: 'Order Date' });

Playground.test('[D-03] takes a typed date, reports it once and writes it out', async ({ canvas, args, userEvent }) => {
  const input = inputOf(canvas);
  await userEvent.type(input, '4-8-2025');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith('2025-08-04');
  await userEvent.tab();
  await expect(input).toHaveValue('04/08/2025');
  await userEvent.clear(input);
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});

Playground.test(
  'expands a two-digit year on blur, and announces the date',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    const input = inputOf(canvas);
    await userEvent.type(input, '14-8-26');
    // It could be the start of 2600.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-14');
    await expect(input).toHaveValue('14/08/2026');
    await screen.findByText(/^Read as Friday 14 August 2026$/);
  },
);

Playground.test(
  'keeps an impossible date, reports an empty value and states the reason',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    const input = inputOf(canvas);
    await userEvent.type(input, '31/02/2026');
    await userEvent.tab();
    await expect(input).toHaveValue('31/02/2026');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('February 2026 has only 28 days');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '12/31/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      'There is no month 31. Write the date as DD/MM/YYYY, such as 31/12/2026',
    );
  },
);

Playground.test(
  'announces the error on Enter, because focus stays in the field',
  leftToRight,
  async ({ canvas, userEvent }) => {
    await userEvent.type(inputOf(canvas), '31022025{Enter}');
    await expectAnnounced('February 2025 has only 28 days');
  },
);

/** Next to a table whose dates have the year first. */
export const YearFirst = meta.story({ args: { defaultValue: '2025-08-14', format: 'yearFirst' } });

YearFirst.test('reads a date with the day first, and writes it with the year first', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toHaveValue('2025-08-14');
  await expect(input).toHaveAttribute('placeholder', 'YYYY-MM-DD');
  await userEvent.clear(input);
  await userEvent.type(input, '1/9/25');
  await userEvent.tab();
  await expect(input).toHaveValue('2025-09-01');
});

/** In a form, within the year 2025, with weeks that start on Monday. */
export const InAForm = meta.story({
  args: { name: 'orderDate', isRequired: true, minValue: '2025-01-01', maxValue: '2025-12-31', firstDayOfWeek: 'mon' },
  render: (args) => (
    <SubmittingForm name={args.name} onSubmit={submit}>
      <DateField {...args} />
    </SubmittingForm>
  ),
});

InAForm.test('submits on Enter, and has its own error for missing, partial and late', async ({ canvas, userEvent }) => {
  const input = inputOf(canvas);
  const enter = async (text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
  };
  await enter('');
  await waitFor(() => expect(input).toHaveAccessibleDescription('Enter a date'));
  await enter('14/08');
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription('Enter the day, the month and the year, such as 31/12/2026'),
  );
  await enter('01/01/2026');
  await waitFor(() => expect(input).toHaveAccessibleDescription('Enter 31/12/2025 or an earlier date'));
  await expect(submit).not.toHaveBeenCalled();
  await enter('14-8-25');
  await expect(submit).toHaveBeenCalledOnce();
  await expect(submit).toHaveBeenLastCalledWith('2025-08-14');
  await waitFor(() => expect(input).toBeValid());
});

InAForm.test('starts the weeks on the day that the host passes', leftToRight, async ({ canvas }) => {
  const grid = within(await openCalendar(canvas, 'Order Date')).getByRole('grid');
  await expect(grid.querySelector('th')).toHaveTextContent('Mon');
  // All days of the second week belong to the month.
  await expect(grid.querySelector('tbody tr:nth-child(2) [role="button"]')).toHaveAccessibleName(/^Monday /);
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    label: 'ऑर्डर की तारीख',
    defaultValue: '2026-01-14',
    holidays: [{ date: '2026-01-26', name: 'गणतंत्र दिवस' }],
    isDateUnavailable: (date) => date === '2026-01-26',
  },
  decorators: [inHindi],
});

Hindi.test('has no English in its messages and its calendar', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'ऑर्डर की तारीख' });
  await userEvent.clear(input);
  await userEvent.type(input, '31/02/2026');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('फ़रवरी 2026 में केवल 28 दिन हैं');
  await userEvent.click(canvas.getByRole('button', { name: 'कैलेंडर खोलें' }));
  const popup = await openedCalendar('ऑर्डर की तारीख');
  const names = [...popup.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  // Ignores react-aria's button for the next month, which our button replaces.
  await expect(names.filter((name) => /[a-z]/i.test(name ?? ''))).toEqual(['Next']);
  await expect(within(popup).queryByRole('button', { name: 'Next' })).toBeNull();
  await expect(within(popup).getByRole('button', { name: 'पिछला महीना' })).toBeVisible();
});

/** Filled, required, invalid, read-only and disabled, and with its label at the side. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="14rem">
      <DateField {...args} label="Filled" defaultValue="2025-08-14" />
      <DateField {...args} label="Required" isRequired description="The day on which we received the order." />
      <DateField
        {...args}
        label="Invalid"
        isInvalid
        errorMessage="Choose a day before today."
        defaultValue="2031-02-03"
      />
      <DateField {...args} label="Read-only" isReadOnly defaultValue="2025-08-14" />
      <DateField {...args} label="Disabled" isDisabled defaultValue="2025-08-14" />
      <DateField {...args} label="Beside" labelPlacement="start" />
    </Grid>
  ),
});

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: '2025-08-14', description: 'The day of the order.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
