import { DateTimeField } from '@pcb/ui/DateTimeField';
import { Grid } from '@pcb/ui/Grid';
import { expect, fn, type screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { holidays, isDateUnavailable, openCalendar } from './dates.ts';
import { leftToRight } from './leftToRight.ts';
import { SubmittingForm } from './SubmittingForm.tsx';

const submit = fn();

const meta = preview.meta({
  title: 'Components/DateTimeField',
  component: DateTimeField,
  parameters: {
    guide: {
      instead: [
        '`DateField` and a `Select` of slots, if only a few times are possible.',
        '`DateField` or `TimeField` if one part is enough.',
        '`DateRangeField` for a first and a last day.',
      ],
      keyboard: [
        '`Digits` Enter the date, with the day first, or the time.',
        '`Tab` Moves from the date to the button that opens the calendar, then to the time.',
        '`Arrow keys` In the calendar, move by days and weeks.',
        '`Escape` Closes the calendar.',
      ],
      copy: [
        'The label says what happens then: Collection. The two fields are Date and Time.',
        'The description names the time zone, where people are in several: Indian time.',
      ],
    },
  },
  args: { label: 'Collection', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

const partsOf = (canvas: Pick<typeof screen, 'getByRole'>) => {
  const group = within(canvas.getByRole('group', { name: 'Collection' }));
  return [group.getByRole('textbox', { name: 'Date' }), group.getByRole('textbox', { name: 'Time' })] as const;
};

Playground.test(
  'reports a date with its time, and nothing while a part is missing',
  async ({ canvas, args, userEvent }) => {
    const [date, time] = partsOf(canvas);
    await userEvent.type(date, '14/01/2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(time, '14:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-14T14:30');
    await userEvent.clear(date);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
);

export const Filled = meta.story({ args: { defaultValue: '2026-01-14T14:30' } });

Filled.test('selects the day in a calendar, and keeps the time', leftToRight, async ({ canvas, args, userEvent }) => {
  const popup = await openCalendar(canvas, 'Collection');
  await userEvent.click(within(popup).getByRole('button', { name: 'Tuesday 20 January 2026' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-20T14:30');
  await waitFor(() => expect(popup).not.toBeInTheDocument());
});

/** In a form, from a time of one day to a time of another. */
export const InAForm = meta.story({
  args: { name: 'collection', minValue: '2026-01-14T09:00', maxValue: '2026-01-30T18:00' },
  render: (args) => (
    <SubmittingForm name={args.name} onSubmit={submit}>
      <DateTimeField {...args} />
    </SubmittingForm>
  ),
});

InAForm.test(
  'requires the other part, and a time within the limits of the day',
  leftToRight,
  async ({ canvas, userEvent }) => {
    const [date, time] = partsOf(canvas);
    await userEvent.type(date, '14/01/2026{Enter}');
    await waitFor(() => expect(time).toHaveAccessibleDescription('Enter a time'));
    await userEvent.type(time, '8:00 am{Enter}');
    await waitFor(() => expect(time).toHaveAccessibleDescription('Enter 9:00 am or a later time'));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(date);
    await userEvent.type(date, '15/01/2026{Enter}');
    await expect(submit).toHaveBeenLastCalledWith('2026-01-15T08:00');
  },
);

/** With holidays and days that are not available, and the year first with a 24-hour clock, as in tables. */
export const Unavailable = meta.story({
  args: { defaultValue: '2026-01-14T14:30', holidays, isDateUnavailable, format: 'yearFirst', hourCycle: 24 },
});

/** Described, required, filled and disabled. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="20rem">
      <DateTimeField {...args} label="Described" description="Indian time." />
      <DateTimeField {...args} label="Required" isRequired />
      <DateTimeField {...args} label="Filled" defaultValue="2026-01-14T06:15" />
      <DateTimeField {...args} label="Disabled" isDisabled defaultValue="2026-01-14T14:30" />
    </Grid>
  ),
});

/** A phone: the calendar is a sheet at the bottom edge. */
export const Phone = Filled.extend({
  globals: { ...narrow, pointer: 'coarse' },
  play: async ({ canvas }) => void (await openCalendar(canvas, 'Collection')),
});

/** A part without the other, after the form was sent. */
export const Invalid = InAForm.extend({
  args: { defaultValue: '2026-01-14' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(partsOf(canvas)[1]).toBeInvalid());
  },
});

export const Dark = States.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const ForcedColours = States.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = Filled.extend({ tags: ['on-inverse'], args: { description: 'Indian time.' } });

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
