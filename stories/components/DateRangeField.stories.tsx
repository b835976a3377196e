import { DateRangeField } from '@pcb/ui/DateRangeField';
import { Grid } from '@pcb/ui/Grid';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { dayOf, holidays, isDateUnavailable, openCalendar } from './dates.ts';
import { leftToRight } from './leftToRight.ts';

const meta = preview.meta({
  title: 'Components/DateRangeField',
  component: DateRangeField,
  parameters: {
    guide: {
      instead: ['`DateField` for one date.', '`Select` for a few periods with names, such as the last 30 days.'],
      keyboard: [
        '`Digits` Enter a date, with the day first.',
        '`Tab` Moves from the first date to the last, then to the button that opens the calendar.',
        '`Arrow keys` In the calendar, move by days and weeks.',
        '`Enter, Space` Select the first day, then the last.',
        '`Escape` Closes the calendar and leaves the dates as they were.',
      ],
      copy: ['The label names the period: Orders placed. The two fields are From and To.'],
    },
  },
  args: { label: 'Orders placed', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'reports both dates, and shows an error if they are the wrong way round',
  async ({ canvas, args, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Orders placed' }));
    const [from, to] = [group.getByRole('textbox', { name: 'From' }), group.getByRole('textbox', { name: 'To' })];
    await userEvent.type(from, '14/08/2025');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-08-14', end: '' });
    await userEvent.type(to, '04/08/2025');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-08-14', end: '2025-08-04' });
    await expect(to).toHaveAccessibleDescription('The end is before the start');
    await userEvent.tab();
    await expect(from).toHaveValue('14/08/2025');
    await expect(to).toHaveValue('04/08/2025');
    await userEvent.clear(from);
    await userEvent.type(from, '1-8-25');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-08-01', end: '2025-08-04' });
    await expect(to).toBeValid();
  },
);

export const Filled = meta.story({ args: { defaultValue: { start: '2026-01-05', end: '2026-01-16' } } });

Filled.test('reports a range of its calendar once, and has the focus again', leftToRight, async (context) => {
  const { canvas, args, userEvent } = context;
  const popup = await openCalendar(canvas, 'Orders placed');
  await expect(dayOf(popup, 10)).toHaveAccessibleName('Saturday 10 January 2026, selected');
  await userEvent.click(dayOf(popup, 20));
  await userEvent.click(dayOf(popup, 28));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01-20', end: '2026-01-28' });
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus());
  await screen.findByText('Tuesday 20 January 2026 – Wednesday 28 January 2026, selected');
});

Filled.test('Escape after one press changes nothing, and Clear empties both', async ({ canvas, args, userEvent }) => {
  let popup = await openCalendar(canvas, 'Orders placed');
  await userEvent.click(dayOf(popup, 20));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(popup).not.toBeInTheDocument());
  await expect(args.onChange).not.toHaveBeenCalled();
  popup = await openCalendar(canvas, 'Orders placed');
  await userEvent.click(within(popup).getByRole('button', { name: 'Clear' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '', end: '' });
});

/** Required, described, disabled, and the wrong way round. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="20rem">
      <DateRangeField {...args} label="Required" isRequired description="Up to a year." />
      <DateRangeField {...args} label="Backwards" defaultValue={{ start: '2026-01-16', end: '2026-01-05' }} />
      <DateRangeField {...args} label="Disabled" isDisabled defaultValue={{ start: '2026-01-05', end: '2026-01-16' }} />
    </Grid>
  ),
});

/** With holidays, and days that are not available, which a range may contain. */
export const Unavailable = meta.story({
  args: { defaultValue: { start: '2026-01-05', end: '2026-01-16' }, holidays, isDateUnavailable },
  play: async ({ canvas }) => void (await openCalendar(canvas, 'Orders placed')),
});

/** A phone: the calendar is a sheet at the bottom edge. */
export const Phone = Unavailable.extend({ globals: { ...narrow, pointer: 'coarse' } });

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
