import { Calendar } from '@pcb/ui/Calendar';
import { Grid } from '@pcb/ui/Grid';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import { holidays, isDateUnavailable } from './dates.ts';
import { leftToRight } from './leftToRight.ts';

const meta = preview.meta({
  title: 'Components/Calendar',
  component: Calendar,
  parameters: {
    guide: {
      instead: [
        '`DateField` for a date that people know or that is far away: they type it, and its button opens this calendar.',
        '`RangeCalendar` for a first and a last day.',
        '`RadioGroup` if only a few days are available.',
      ],
      keyboard: [
        '`Tab` Moves from the buttons for the month to the days, which are one stop.',
        '`Arrow keys` Move by days and weeks, also to days that are not available.',
        '`Page up, Page down` Move by months, with Shift by years.',
        '`Enter, Space` Select the day.',
      ],
      copy: [
        'The label says which day it is: Delivery, not Calendar.',
        'A reason is a name or a few words, which follow the date: Republic Day.',
      ],
    },
  },
  args: { label: 'Delivery', defaultValue: '2026-01-14', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'selects a day with the keyboard, and stays there',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    const selected = canvas.getByRole('button', { name: 'Wednesday 14 January 2026, selected' });
    await expect(canvas.getByRole('application', { name: /^Delivery/ })).toContainElement(selected);
    selected.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-22');
    await expect(canvas.getByRole('button', { name: 'Thursday 22 January 2026, selected' })).toHaveFocus();
  },
);

/** Holidays and days that are not available, with the reasons. */
export const Unavailable = meta.story({ args: { holidays, isDateUnavailable } });

Unavailable.test('announces a month without available days', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: 'Next month' })[0] as HTMLElement);
  await expectAnnounced('No day of this month is available');
});

/** Described, invalid, read-only and disabled. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="20rem">
      <Calendar {...args} label="Described" description="We deliver from Monday to Saturday." />
      <Calendar {...args} label="Invalid" isInvalid errorMessage="Choose a day after the files are checked." />
      <Calendar {...args} label="Limited" minValue="2026-01-12" maxValue="2026-01-23" />
      <Calendar {...args} label="Read-only" isReadOnly />
      <Calendar {...args} label="Disabled" isDisabled />
    </Grid>
  ),
});

States.test('reads the error and the description with the calendar', async ({ canvas }) => {
  await expect(canvas.getByRole('application', { name: /^Invalid/ })).toHaveAccessibleDescription(
    'Choose a day after the files are checked.',
  );
  await expect(canvas.getByRole('application', { name: /^Described/ })).toHaveAccessibleDescription(
    'We deliver from Monday to Saturday.',
  );
});

export const Phone = Unavailable.extend({ globals: { ...narrow, pointer: 'coarse' } });
export const Dark = Unavailable.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const ForcedColours = Unavailable.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { description: 'We deliver from Monday to Saturday.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
