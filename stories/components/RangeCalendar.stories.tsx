import { Grid } from '@pcb/ui/Grid';
import { RangeCalendar } from '@pcb/ui/RangeCalendar';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { holidays, isDateUnavailable } from './dates.ts';
import { leftToRight } from './leftToRight.ts';

const meta = preview.meta({
  title: 'Components/RangeCalendar',
  component: RangeCalendar,
  parameters: {
    guide: {
      instead: [
        '`DateRangeField` for dates that people know: they type them, and its button opens this calendar.',
        '`Calendar` for one day.',
        '`Select` for a few periods with names, such as the last 30 days.',
      ],
      keyboard: [
        '`Tab` Moves from the buttons for the month to the days, which are one stop.',
        '`Arrow keys` Move by days and weeks.',
        '`Page up, Page down` Move by months, with Shift by years.',
        '`Enter, Space` Select the first day, then the last.',
        '`Escape` After the first day: keeps the range as it was.',
      ],
      copy: ['The label names the period: Works closed, not Calendar.'],
    },
  },
  args: { label: 'Works closed', defaultValue: { start: '2026-01-05', end: '2026-01-16' }, onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('takes two presses, and reports the range once', leftToRight, async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Choose the first day');
  await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 20 January 2026' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('Choose the last day');
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Wednesday 28 January 2026' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-01-20', end: '2026-01-28' });
  await expect(canvas.getByRole('button', { name: 'Saturday 24 January 2026, selected' })).toBeVisible();
});

/** With holidays, and days that are not available, which a range may contain. */
export const Unavailable = meta.story({ args: { holidays, isDateUnavailable } });

/** Described, invalid, read-only and disabled. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="20rem">
      <RangeCalendar {...args} label="Described" description="Up to four weeks." />
      <RangeCalendar {...args} label="Invalid" isInvalid errorMessage="Choose at most five working days." />
      <RangeCalendar {...args} label="Read-only" isReadOnly />
      <RangeCalendar {...args} label="Disabled" isDisabled />
    </Grid>
  ),
});

export const Phone = Unavailable.extend({ globals: { ...narrow, pointer: 'coarse' } });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: { contrast: 'forced' } });

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
