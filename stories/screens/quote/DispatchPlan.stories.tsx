import { CalendarDate } from '@internationalized/date';
import { initialForms } from '@pcb/quoting/forms';
import { filledForms, sampleBrand, sampleOrderDay, sampleToday, sampleWorkingCalendar } from '@pcb/screens/fixtures';
import { DispatchPlan } from '@pcb/screens/quote/DispatchPlan';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';

const calendar = sampleWorkingCalendar;
const on = (year: number, month: number, day: number) => ({
  ...sampleOrderDay,
  today: new CalendarDate(year, month, day),
});

const meta = preview.meta({
  title: 'Screens/Storefront/DispatchPlan',
  component: DispatchPlan,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['The price summary of `ServicesScreen` shows the ship date alone.'],
      keyboard: [],
      copy: [
        'An assembled order is counted from the complete kit. Say so wherever its date stands.',
        'Dispatch is the day when the order leaves the factory. Never call it delivery or arrival.',
        'An order after the cut-off or on a day off counts from the next working day. Name that day.',
        'A day off is named by its holiday, or by its date. More than two weekend days are counted.',
        'Holidays are sample data; a date that may still change is called provisional.',
      ],
    },
  },
  decorators: [underHeading('Services')],
  args: { service: 'fab' as const, forms: initialForms, day: sampleOrderDay },
  argTypes: { content: contentArgType, forms: { control: false }, day: { control: false } },
});

/** Boards ordered on Monday, 29 September: two holidays and a Sunday are not counted. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[Q-20] states the ship date, the parts of the lead time and the days that are not counted',
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Thu,\s9\sOct\s–\sFri,\s10\sOct\s2025$/u)).toBeVisible();
    await expect(
      canvas.getByText('7 working days, and up to 1 working day of pre-production engineering before production.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Not counted: Mahanavami (Wed 1 Oct), Gandhi Jayanti (Thu 2 Oct) and Sun 5 Oct.'),
    ).toBeVisible();
    await expect(canvas.getByText(/not the day it arrives with you/)).toBeVisible();
  },
);

Ready.test('is a table whose days have their date and event', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'From order to dispatch, day by day' });
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['MMonday', 'SSunday']));
  await expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['September 2025', 'October 2025']);
  for (const name of [
    'Monday 29 September: Order',
    'Tuesday 30 September: Preparation, working day 1',
    'Thursday 2 October: Holiday, Gandhi Jayanti',
    'Friday 3 October: Working day 2',
    'Sunday 5 October: Day off',
    'Friday 10 October: Dispatch, working day 8',
  ])
    await expect(within(table).getByRole('cell', { name })).toBeInTheDocument();
});

/** Two thousand assembled boards: the quantity and the assembly add days. */
export const LongWay = meta.story({
  args: {
    forms: { ...initialForms, fab: { ...initialForms.fab, assembly: 'yes', quantity: '2,000' } },
    day: on(2026, 12, 7),
  },
});

LongWay.test('explains the added days, and counts many Sundays', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^26 working days, including 8 for the quantity and 11 for assembly, and/),
  ).toBeVisible();
  await expect(
    canvas.getByText('Not counted: Christmas (Fri 25 Dec), Mannam Jayanti (Sat 2 Jan) and 4 Sundays.'),
  ).toBeVisible();
  await expect(canvas.getByText(/^Counted from the complete kit: .* after 15 working days\./)).toBeVisible();
  await expect(canvas.getByText('Possible day of dispatch, if the kit is complete in time')).toBeVisible();
});

/** A lead time with a minimum and a maximum: every working day between them can be the day of dispatch. */
export const Range = meta.story({ args: { service: 'source' } });

/** A stencil has its data prepared, and no pre-production engineering. */
export const Stencil = meta.story({ args: { service: 'stencil' } });

/** A layout starts on the day of the order. Five working days a week. */
export const FiveDayWeek = meta.story({
  args: { service: 'layout', day: { today: sampleToday, calendar: { ...calendar, weekend: [0, 6] } } },
});

/** A Saturday after the cut-off: working days count from the Monday. */
export const AfterCutOff = meta.story({
  args: { day: { ...on(2026, 11, 28), cutOff: { hour: sampleBrand.orderCutOff, hasPassed: true } } },
});

AfterCutOff.test('[Q-20] states from which day it counts and why, and shows it in the calendar', async ({ canvas }) => {
  await expect(canvas.getByText(/^Tue,\s8\sDec\s–\sWed,\s9\sDec\s2026$/u)).toBeVisible();
  await expect(
    canvas.getByText('Counted from Monday 30 November, as orders after 3 pm IST count from the next working day.'),
  ).toBeVisible();
  for (const name of ['Saturday 28 November: Order', 'Monday 30 November: Day 0'])
    await expect(canvas.getByRole('cell', { name })).toBeInTheDocument();
  await expect(canvas.getByText('Day of the order')).toBeVisible();
});

/** The day of the order is a Sunday, and a holiday on the way is not confirmed yet. */
export const Provisional = meta.story({ args: { service: 'stencil', day: on(2026, 8, 23) } });

Provisional.test('states that the date of a holiday may still change', async ({ canvas }) => {
  await expect(canvas.getByText(/Thiruvonam \(Wed 26 Aug, provisional\)/)).toBeVisible();
});

/** Dispatch after the last day whose holidays are known. */
export const UnknownHolidays = meta.story({ args: { day: on(2027, 1, 22) } });

UnknownHolidays.test('states that unknown holidays may move the date', async ({ canvas }) => {
  await expect(
    canvas.getByText(/^Our holidays after 31 January 2027 are not fixed yet, so this date may change\./),
  ).toBeVisible();
});

/** Beyond the sample rates there is no lead time. */
export const OnRequest = meta.story({
  tags: ['empty'],
  args: { forms: { ...initialForms, fab: { ...initialForms.fab, sizeX: '900', sizeY: '900' } } },
});

OnRequest.test('states who quotes the date, and does not show a calendar', async ({ canvas }) => {
  await expect(canvas.getByText(/^An engineer will quote the lead time/)).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

/** On a server the date is not known; the lead time is. */
export const WithoutToday = meta.story({ args: { day: { today: undefined, calendar } } });

WithoutToday.test('shows the lead time without a date', async ({ canvas }) => {
  await expect(canvas.getByText(/^7 working days, and up to 1/)).toBeVisible();
  await expect(canvas.queryByText('Dispatch')).toBeNull();
});

/** A holiday with a very long name. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    forms: filledForms,
    day: {
      today: sampleToday,
      calendar: {
        weekend: [0],
        holidays: [
          {
            date: '2025-10-01',
            name: 'Anniversary of the foundation of the factory and of its first four-layer board',
          },
          { date: '2025-10-02', name: 'ഗാന്ധിജയന്തി', isProvisional: true },
        ],
      },
    },
  },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
