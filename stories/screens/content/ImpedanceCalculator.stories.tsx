import { ImpedanceCalculator } from '@pcb/screens/content/tools/ImpedanceCalculator';
import { expect, screen, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { announced, expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/ImpedanceCalculator',
  component: ImpedanceCalculator,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a build-up from the tables, show the row of the table.',
        'For the track width of a current, use TrackWidthCalculator.',
        'For a line outside the range of the formulas, use a field solver. The tool says so at the field.',
      ],
      keyboard: [
        '`Tab` Moves from field to field. Screen readers announce the result shortly after the last key.',
        '`Arrow keys` Move between the options of a group.',
        '`Enter or Space` Selects the option.',
        '`Enter, Space or Arrow down` Opens the list of a select; Escape closes it.',
        '`Enter` Does nothing in a field; the result is always up to date.',
      ],
      copy: [
        'Symbols such as w and h are the same in labels and drawing.',
        'An error states the limit in the unit of the field.',
        'The result states whether it is for a line under solder mask.',
      ],
    },
  },
  decorators: [onAContentPage],
  argTypes: { content: contentArgType },
});

/** 50 ohms on our four-layer boards. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('starts with 50 ohms on our four-layer boards, and states the range of the formula', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Impedance50.1 Ω');
  await expect(canvas.getByRole('combobox', { name: 'Our build-up' })).toHaveTextContent(
    '4 layers, 1.0, 1.6 and 2.0 mm: L1 over L2',
  );
  const form = canvas.getByRole('form', { name: 'Impedance of a line' });
  await expect(form).toBeVisible();
  await expect(canvas.getByText(/^w ÷ h 0\.01–100, Dk 1–128, max t 0\.5 h and w\./)).toBeVisible();
});

Ready.test('follows the input, also shows it in mil, and keeps it as typed', async ({ canvas, userEvent }) => {
  const width = canvas.getByRole('textbox', { name: 'Track width w (mm)' });
  await expect(width).toHaveAccessibleDescription('12.6 mil');
  await expect(width).toHaveAttribute('inputmode', 'decimal');
  await userEvent.clear(width);
  await userEvent.type(width, '0,360');
  await expect(width).toHaveValue('0,360');
  await expect(width).toHaveAccessibleDescription('14.2 mil');
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('47.1 Ω');
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('Effective Dk3.52');
});

Ready.test('states whether the line is under solder mask, and computes it bare', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Bare copper'));
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Impedance51.7 Ω');
  await expect(result).toHaveTextContent('Computed for bare copper, without solder mask.');
});

Ready.test('fills in the figures of another of our build-ups', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Our build-up' }));
  const option = await screen.findByRole('option', { name: '2 layers, 1.6 mm: L1 over L2' });
  await waitFor(() => expect(option).toBeVisible());
  await userEvent.click(option);
  await expect(canvas.getByRole('textbox', { name: 'Height h (mm)' })).toHaveValue('1.53');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Height h (mm)' }), '1');
  await expect(canvas.getByRole('combobox', { name: 'Our build-up' })).toHaveTextContent('Custom values');
});

Ready.test('announces the result only after a change', async ({ canvas, userEvent }) => {
  await expect(announced()).not.toContain('Impedance');
  const width = canvas.getByRole('textbox', { name: 'Track width w (mm)' });
  await userEvent.clear(width);
  await userEvent.type(width, '0.36');
  await expectAnnounced('Impedance: 47.1 Ω. Computed under solder mask of 0.02 mm (0.8 mil), Dk 3.8.');
});

Ready.test('keeps the input when the type of line changes', async ({ canvas, userEvent }) => {
  const width = () => canvas.getByRole('textbox', { name: 'Track width w (mm)' });
  await userEvent.clear(width());
  await userEvent.type(width(), '0.26');
  await userEvent.click(canvas.getByText('Differential pair'));
  await expect(width()).toHaveValue('0.26');
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('Differential impedance90.1 Ω');
});

/** Two tracks that carry one signal: with a gap and two modes. */
export const Pair = meta.story({
  args: { defaultValues: { kind: 'pair', width: '0.2', gap: '0.2', height: '0.2', dielectricConstant: '4.6' } },
});

/** A track between two planes, with the height to each. */
export const Stripline = meta.story({
  args: {
    defaultValues: { kind: 'stripline', width: '0.2', heightAbove: '0.41', heightBelow: '0.83', thickness: '0.0175' },
  },
});

/** Invalid input in every field, without a result. */
export const Invalid = meta.story({
  name: 'Error',
  tags: ['error'],
  args: {
    defaultValues: { kind: 'pair', width: '', gap: '0', height: '-3', thickness: 'abc', dielectricConstant: '1e999' },
  },
});

Invalid.test('shows a message at each field, and no result', async ({ canvas }) => {
  const field = (name: string) => canvas.getByRole('textbox', { name });
  await expect(field('Track width w (mm)')).toBeInvalid();
  await expect(field('Track width w (mm)')).toHaveAccessibleDescription(/^\s*Enter a number\.$/);
  await expect(field('Gap s (mm)')).toHaveAccessibleDescription(/The number must be more than 0\./);
  await expect(field('Height h (mm)')).toHaveAccessibleDescription(/The number must be more than 0\./);
  await expect(field('Copper t (mm)')).toHaveAccessibleDescription(/This is not a number\./);
  await expect(field('Dielectric constant (Dk)')).toHaveAccessibleDescription(/This number is too large\./);
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Differential impedance—');
  await expect(result).toHaveTextContent(
    'No result. Check Track width w, Gap s, Height h, Copper t and Dielectric constant.',
  );
  await expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
});

/** Every field was emptied: the drawing stays, the result is a dash. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { defaultValues: { width: '', height: '', thickness: '', dielectricConstant: '' } },
});

/** Numbers outside the range of the formula. */
export const OutOfRange = meta.story({ args: { defaultValues: { width: '50' } } });

OutOfRange.test('states the limit at the field', async ({ canvas, userEvent }) => {
  const width = canvas.getByRole('textbox', { name: 'Track width w (mm)' });
  await expect(width).toBeInvalid();
  await expect(width).toHaveAccessibleDescription(/between 0\.01 and 100 times the dielectric height\./);
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('No result. Check Track width w.');
  await userEvent.clear(width);
  await userEvent.paste('999999999999999999');
  await userEvent.tab();
  await expect(width).toHaveAccessibleDescription(/This number is too large\./);
  await userEvent.clear(width);
  await userEvent.type(width, '1,000');
  await userEvent.tab();
  await expect(width).toHaveAccessibleDescription(/Enter this without the comma/);
});

export const Narrow = meta.story({ tags: ['narrow'], args: { defaultValues: { kind: 'pair' } }, globals: narrow });
export const Dark = meta.story({ tags: ['dark'], args: { defaultValues: { kind: 'stripline' } }, globals: dark });

/** Very long input in every field. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    defaultValues: {
      width: '0.3400000000000000000000000000000000000000000000000000000000001',
      height: 'zweihundertmikrometerausglasgewebeundharzausdemlagerinkerala',
      thickness: '0.035',
    },
  },
  globals: narrow,
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
