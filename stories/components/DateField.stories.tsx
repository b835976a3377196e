import { Button } from '@pcb/ui/Button';
import { DateField } from '@pcb/ui/DateField';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { hi } from '@pcb/ui/languages/hi';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from './announced.ts';
import { holidays, isDateUnavailable, openedCalendar } from './dates.ts';
import { leftToRight } from './leftToRight.ts';
import { onInverse } from './onInverse.tsx';

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

Playground.test('takes pasted dates and Devanagari digits', async ({ canvas, args, userEvent }) => {
  const input = inputOf(canvas);
  await userEvent.click(input);
  await userEvent.paste(' 14.08.2025 ');
  await expect(args.onChange).toHaveBeenLastCalledWith('2025-08-14');
  await userEvent.clear(input);
  await userEvent.paste('१५/०८/२०२५');
  await expect(args.onChange).toHaveBeenLastCalledWith('2025-08-15');
});

Playground.test(
  'writes out a year of two digits on leaving, and says so',
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
  'keeps an impossible date, reports no value and says why',
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

Playground.test('says why Enter refuses a date, as the focus stays', leftToRight, async ({ canvas, userEvent }) => {
  await userEvent.type(inputOf(canvas), '31022025{Enter}');
  await expectAnnounced('February 2025 has only 28 days');
});

const daysOf = (popup: HTMLElement) =>
  within(popup).getByRole('grid').querySelectorAll<HTMLElement>('[role="button"]:not([data-outside-month])');
/** A day of the month on show. */
const dayOf = (popup: HTMLElement, day: number) => daysOf(popup)[day - 1] as HTMLElement;

const openCalendar = async (canvas: {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}): Promise<HTMLElement> => {
  canvas.getByRole('button', { name: 'Open calendar' }).click();
  return openedCalendar('Order Date');
};

/** With a date, so that the calendar always opens on the same month. */
export const Filled = meta.story({ args: { defaultValue: '2025-08-14' } });

Filled.test(
  'selects a day with the keyboard, and the focus returns',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open calendar' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Order Date');
    await userEvent.keyboard('{Enter}');
    const popup = await openedCalendar('Order Date');
    await waitFor(() => expect(dayOf(popup, 14)).toHaveFocus());
    await expect(dayOf(popup, 14)).toHaveAccessibleName(/^Thursday 14 August 2025, selected$/);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-08-22');
    await expect(inputOf(canvas)).toHaveValue('22/08/2025');
    await waitFor(() => expect(button).toHaveFocus());
    await screen.findByText(/^Friday 22 August 2025, selected$/);
  },
);

Filled.test('has six weeks that start on Sunday', leftToRight, async ({ canvas, userEvent }) => {
  const popup = await openCalendar(canvas);
  const calendar = within(popup);
  await expect(calendar.getByRole('grid').querySelector('th')).toHaveTextContent('Sun');
  const rows = () => calendar.getByRole('grid').querySelectorAll('tbody tr');
  await expect(rows()).toHaveLength(6);
  for (let month = 8; month > 2; month--)
    await userEvent.click(calendar.getByRole('button', { name: 'Previous month' }));
  await expect(calendar.getByRole('grid', { name: /February 2025/ })).toBeVisible();
  await expect(rows()).toHaveLength(6);
  await expect(daysOf(popup)).toHaveLength(28);
});

Filled.test('Close changes nothing, and the focus returns', async ({ canvas, args, userEvent }) => {
  const popup = await openCalendar(canvas);
  await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(popup).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus());
  await expect(args.onChange).not.toHaveBeenCalled();
});

Filled.test('Clear empties the field, also of part of a date', async ({ canvas, args, userEvent }) => {
  const clear = async () => {
    const popup = await openCalendar(canvas);
    await userEvent.click(within(popup).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await expect(inputOf(canvas)).toHaveValue('');
  };
  await clear();
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await userEvent.type(inputOf(canvas), '31/02');
  await userEvent.tab();
  await expect(inputOf(canvas)).toBeInvalid();
  await clear();
  await waitFor(() => expect(inputOf(canvas)).toBeValid());
});

/** Beside a table whose dates have the year first. */
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

/** Holidays and days that are not available. Open the calendar, and go on to a month without any day. */
export const Unavailable = meta.story({
  args: { label: 'Order Date', defaultValue: '2026-01-14', holidays, isDateUnavailable },
});

Unavailable.test(
  'says why a day is not available, also when it is typed',
  leftToRight,
  async ({ canvas, userEvent, args }) => {
    const popup = await openCalendar(canvas);
    const republicDay = dayOf(popup, 26);
    await waitFor(() => expect(dayOf(popup, 14)).toHaveFocus());
    await expect(dayOf(popup, 14)).toHaveAccessibleName(/, selected, Makar Sankranti$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}');
    await expect(republicDay).toHaveFocus();
    await expect(republicDay).toHaveAccessibleName(/^Monday 26 January 2026, Republic Day, unavailable$/);
    await expect(republicDay).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(republicDay).textDecorationLine).toBe('line-through');
    await expect(dayOf(popup, 25)).toHaveAccessibleName(/, the works are closed, unavailable$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(within(popup).getByText('unavailable')).toBeVisible();
    await expect(within(popup).getByText('Republic Day')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup).not.toBeInTheDocument());

    await userEvent.clear(inputOf(canvas));
    await userEvent.type(inputOf(canvas), '26/01/2026');
    await userEvent.tab();
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      /Monday 26 January 2026, Republic Day, unavailable. Choose another day/,
    );
  },
);

Unavailable.test('says that a month has no day', async ({ canvas, userEvent }) => {
  const popup = await openCalendar(canvas);
  const calendar = within(popup);
  const { height } = popup.getBoundingClientRect();
  await userEvent.click(calendar.getAllByRole('button', { name: 'Next month' })[0] as HTMLElement);
  await expectAnnounced('No day of this month is available');
  await expect(popup.getBoundingClientRect().height).toBe(height);
});

/** In a form, within the year 2025, with weeks that start on Monday. */
export const InAForm = meta.story({
  args: { name: 'orderDate', isRequired: true, minValue: '2025-01-01', maxValue: '2025-12-31', firstDayOfWeek: 'mon' },
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget).get('orderDate'));
      }}
    >
      <Stack align="start">
        <DateField {...args} />
        <Button type="submit">Search</Button>
      </Stack>
    </Form>
  ),
});

InAForm.test('Enter submits, and missing, partial and late have their own words', async ({ canvas, userEvent }) => {
  submit.mockClear();
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

InAForm.test('starts the weeks on the day that the host gives', leftToRight, async ({ canvas }) => {
  const grid = within(await openCalendar(canvas)).getByRole('grid');
  await expect(grid.querySelector('th')).toHaveTextContent('Mon');
  // All days of the second week are of the month.
  await expect(grid.querySelector('tbody tr:nth-child(2) [role="button"]')).toHaveAccessibleName(/^Monday /);
});

/** In Hindi, also what react-aria would say in English. */
export const Hindi = meta.story({
  args: {
    label: 'ऑर्डर की तारीख',
    defaultValue: '2026-01-14',
    holidays: [{ date: '2026-01-26', name: 'गणतंत्र दिवस' }],
    isDateUnavailable: (date) => date === '2026-01-26',
  },
  decorators: [
    (Story) => (
      <I18nProvider locale="hi-IN">
        <MessagesProvider messages={{ hi }}>
          <Story />
        </MessagesProvider>
      </I18nProvider>
    ),
  ],
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
  // react-aria's button for the next month, in place of which there is ours.
  await expect(names.filter((name) => /[a-z]/i.test(name ?? ''))).toEqual(['Next']);
  await expect(within(popup).queryByRole('button', { name: 'Next' })).toBeNull();
  await expect(within(popup).getByRole('button', { name: 'पिछला महीना' })).toBeVisible();
});

/** Filled, required, invalid, read-only and disabled, and with its label beside it. */
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

/** A phone: the calendar is a sheet at the bottom edge. */
export const Phone = meta.story({
  args: { defaultValue: '2026-01-14', holidays, isDateUnavailable },
  globals: { pointer: 'coarse', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => void (await openCalendar(canvas)),
});

Phone.test(
  'is as wide as the page, ends at its bottom edge and closes with a button',
  async ({ canvas, userEvent }) => {
    const popup = await openedCalendar('Order Date');
    await waitFor(() => expect(popup.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(popup.getBoundingClientRect().width).toBe(innerWidth);
    for (const day of daysOf(popup)) await expect(day.offsetHeight).toBe(44);
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
  },
);

Phone.test(
  'announces the chosen day on the page, when the sheet has closed',
  leftToRight,
  async ({ args, userEvent }) => {
    const popup = await openedCalendar('Order Date');
    await userEvent.click(dayOf(popup, 20));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-20');
    await waitFor(() => expect(popup).not.toBeInTheDocument());
    await expectAnnounced('Tuesday 20 January 2026, selected');
  },
);

export const Dark = Unavailable.extend({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await openCalendar(canvas)),
});

export const LongLabel = meta.story({
  tags: ['long-content'],
  args: { label: 'Dispatch date from the order confirmation', defaultValue: '2025-08-14' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: { label: 'VersandbestätigungsdatumderLeiterplattenbestückung', defaultValue: '2025-08-14' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  decorators: [onInverse],
  args: { defaultValue: '2025-08-14', description: 'The day of the order.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
