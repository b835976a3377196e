import { TrackWidthCalculator } from '@pcb/screens/content/tools/TrackWidthCalculator';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/TrackWidthCalculator',
  component: TrackWidthCalculator,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the width for an impedance, use ImpedanceCalculator.',
        'For currents beyond the charts, ask an engineer. The tool states the range.',
      ],
      keyboard: [
        '`Tab` Moves from field to field. Screen readers announce the result shortly after the last key.',
        '`Arrow keys` Move between the options of a group.',
        '`Enter or Space` Selects the option.',
        '`Enter` Does nothing in a field; the result is always up to date.',
      ],
      copy: [
        'The width is never below our minimum; the sentence says whether the current or our process limits it.',
        'A figure that rounds to zero is shown as a bound: <0.01 mm.',
        'An error states the range of the charts, not the formula.',
      ],
    },
  },
  decorators: [onAContentPage],
  argTypes: { content: contentArgType },
});

/** The formula requires more than our minimum track. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  'computes 0.30 mm for 1 A on 1 oz outer copper, and follows the current, the copper and the layer',
  async ({ canvas, userEvent }) => {
    const result = canvas.getByRole('group', { name: 'Result' });
    await expect(result).toHaveTextContent('Track width0.30 mm11.8 mil');
    await expect(result).toHaveTextContent('By the formula0.30 mm (11.8 mil)');
    await expect(result).toHaveTextContent('Our minimum track0.15 mm (5.9 mil)');
    await expect(result).toHaveTextContent('The current sets the width: it needs more than our minimum track.');
    const current = canvas.getByRole('textbox', { name: 'Current (A)' });
    await userEvent.clear(current);
    await userEvent.type(current, '3');
    await expect(result).toHaveTextContent('Track width1.37 mm');
    await userEvent.click(canvas.getByText('2'));
    await expect(result).toHaveTextContent('Track width0.68 mm');
    await userEvent.click(canvas.getByText('0.5'));
    await userEvent.click(canvas.getByText('Inner'));
    await userEvent.clear(current);
    await userEvent.type(current, '2');
    await expect(result).toHaveTextContent('Track width4.07 mm160.1 mil');
    await expect(result).toHaveTextContent('Our minimum track0.125 mm (4.9 mil)');
  },
);

/** The formula requires less than our minimum track. */
export const MinimumDecides = meta.story({ args: { defaultValues: { current: '0,5' } } });

MinimumDecides.test('shows our minimum track and both widths', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Track width0.15 mm5.9 mil');
  await expect(result).toHaveTextContent('By the formula0.12 mm');
  await expect(result).toHaveTextContent('Our minimum track sets the width: the current needs less.');
});

/** A copper weight without a minimum track in the capability sheet. */
export const ThreeOunces = meta.story({ args: { defaultValues: { copper: '3', current: '5' } } });

ThreeOunces.test('states that there is no minimum track', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Our minimum track—');
  await expect(result).toHaveTextContent('Our capability sheet has no minimum track for 3 oz');
});

/** Both fields were emptied: the result is a dash. */
export const Empty = meta.story({ tags: ['empty'], args: { defaultValues: { current: '', temperatureRise: '' } } });

/** Invalid input in every field. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: { defaultValues: { current: 'abc', temperatureRise: '' } },
});

/** A temperature rise beyond the charts. */
export const OutOfRange = meta.story({ args: { defaultValues: { temperatureRise: '5' } } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** More digits than a field shows, and an unbroken word. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    defaultValues: { current: '1.000000000000000000000000000000000000000001', temperatureRise: 'x'.repeat(200) },
  },
  globals: narrow,
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
