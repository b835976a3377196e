import { DateField } from '@pcb/ui/DateField';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import { dayOf, daysOf, holidays, isDateUnavailable, openCalendar, openedCalendar } from './dates.ts';
import { leftToRight } from './leftToRight.ts';

const meta = preview.meta({
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Order Date', onChange: fn() },
});

const inputOf = (canvas: Pick<typeof screen, 'getByRole'>) => canvas.getByRole('textbox', { name: 'Order Date' });

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
  const popup = await openCalendar(canvas, 'Order Date');
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

Filled.test('closes with Close without a change, and the focus returns', async ({ canvas, args, userEvent }) => {
  const popup = await openCalendar(canvas, 'Order Date');
  await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(popup).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus());
  await expect(args.onChange).not.toHaveBeenCalled();
});

Filled.test('empties the field with Clear, even with part of a date', async ({ canvas, args, userEvent }) => {
  const clear = async () => {
    const popup = await openCalendar(canvas, 'Order Date');
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

/** Holidays and days that are not available. Open the calendar, and go to a month without available days. */
export const Unavailable = meta.story({
  args: { label: 'Order Date', defaultValue: '2026-01-14', holidays, isDateUnavailable },
});

Unavailable.test(
  'states why a day is not available, even if the user types it',
  leftToRight,
  async ({ canvas, userEvent, args }) => {
    const popup = await openCalendar(canvas, 'Order Date');
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

Unavailable.test('announces a month without available days', async ({ canvas, userEvent }) => {
  const popup = await openCalendar(canvas, 'Order Date');
  const calendar = within(popup);
  const { height } = popup.getBoundingClientRect();
  await userEvent.click(calendar.getAllByRole('button', { name: 'Next month' })[0] as HTMLElement);
  await expectAnnounced('No day of this month is available');
  await expect(popup.getBoundingClientRect().height).toBe(height);
});

/** A phone: the calendar is a sheet at the bottom edge. */
export const Phone = meta.story({
  args: { defaultValue: '2026-01-14', holidays, isDateUnavailable },
  globals: { ...narrow, pointer: 'coarse' },
  play: async ({ canvas }) => void (await openCalendar(canvas, 'Order Date')),
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
  play: async ({ canvas }) => void (await openCalendar(canvas, 'Order Date')),
});
