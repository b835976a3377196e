import { Grid } from '@pcb/ui/Grid';
import { TimeField } from '@pcb/ui/TimeField';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import { inHindi } from './inHindi.tsx';
import { leftToRight } from './leftToRight.ts';
import { SubmittingForm } from './SubmittingForm.tsx';

const submit = fn();

const meta = preview.meta({
  title: 'Components/TimeField',
  component: TimeField,
  parameters: {
    guide: {
      instead: [
        '`Select` if only a few times are possible, such as slots.',
        '`DateTimeField` for a time on a date.',
        '`NumberField` with a unit for a duration.',
      ],
      keyboard: [
        '`Digits` Enter the time. The colon is not needed: 1430.',
        '`a, p` After the digits: before or after noon.',
        '`Enter` Submits the form.',
      ],
      copy: [
        'The label says what happens at this time: Collection, not Time.',
        'The description states the limits, and the time zone where people are in several.',
      ],
    },
  },
  args: { label: 'Collection', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'takes a typed time, reports it once and writes it out',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Collection' });
    await userEvent.type(input, '2.30p');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.tab();
    await expect(input).toHaveValue('2:30 pm');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '14');
    // It could be the start of 14:30.
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('14:00');
    await expectAnnounced('Read as 2:00 pm');
  },
);

Playground.test(
  'keeps a time that occurs twice a day, and names the missing part',
  leftToRight,
  async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Collection' });
    await userEvent.type(input, '2:30');
    await userEvent.tab();
    await expect(input).toHaveValue('2:30');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Add am or pm, as in 2:30 pm');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '25:00');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter the hour and the minutes, such as 2:30 pm');
  },
);

/** A 24-hour clock, as in tables. */
export const TwentyFourHours = meta.story({ args: { hourCycle: 24, defaultValue: '14:30' } });

/** In Hindi. */
export const Hindi = meta.story({ args: { label: 'पिकअप का समय', defaultValue: '14:30' }, decorators: [inHindi] });

Hindi.test('has no English in its messages', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'पिकअप का समय' });
  await userEvent.clear(input);
  await userEvent.type(input, '२५:००');
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription(/^घंटा और मिनट लिखें, जैसे 2:30/);
});

/** In a form, within opening hours. */
export const InAForm = meta.story({
  args: { name: 'collection', isRequired: true, minValue: '09:00', maxValue: '18:00' },
  render: (args) => (
    <SubmittingForm name={args.name} onSubmit={submit}>
      <TimeField {...args} />
    </SubmittingForm>
  ),
});

InAForm.test(
  'submits on Enter, and has different messages for missing and early times',
  leftToRight,
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Collection' });
    await userEvent.type(input, '{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter a time'));
    await userEvent.type(input, '8:30 am{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Enter 9:00 am or a later time'));
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '14{Enter}');
    await expect(submit).toHaveBeenLastCalledWith('14:00');
  },
);

/** Filled, required, invalid, read-only and disabled, and with its label at the side. */
export const States = meta.story({
  render: ({ onChange: _, ...args }) => (
    <Grid minColumnWidth="14rem">
      <TimeField {...args} label="Filled" defaultValue="14:30" />
      <TimeField {...args} label="Required" isRequired description="Between 9 am and 6 pm." />
      <TimeField {...args} label="Invalid" isInvalid errorMessage="No driver is free then." defaultValue="06:15" />
      <TimeField {...args} label="Read-only" isReadOnly defaultValue="14:30" />
      <TimeField {...args} label="Disabled" isDisabled defaultValue="14:30" />
      <TimeField {...args} label="Beside" labelPlacement="start" />
    </Grid>
  ),
});

export const Phone = meta.story({
  args: { description: 'Between 9 am and 6 pm.' },
  globals: { ...narrow, pointer: 'coarse' },
});

export const Dark = States.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const ForcedColours = States.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { label: longText }, globals: narrow });

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  args: { defaultValue: '14:30', description: 'Between 9 am and 6 pm.' },
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
