import { SparePartsCalculator } from '@pcb/screens/content/SparePartsCalculator';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/SparePartsCalculator',
  component: SparePartsCalculator,
  parameters: { layout: 'fullscreen' },
  decorators: [onAContentPage],
  args: { onValuesChange: fn() },
  argTypes: { content: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('follows the size and the need', async ({ canvas, userEvent, args }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await userEvent.click(canvas.getByRole('combobox', { name: 'Chip size' }));
  const option = await screen.findByRole('option', { name: '0201' });
  await waitFor(() => expect(option).toBeVisible());
  await userEvent.click(option);
  await expect(result).toHaveTextContent('Send120 pcs');
  const need = canvas.getByRole('textbox', { name: 'Parts on all boards (pcs)' });
  await userEvent.clear(need);
  await userEvent.type(need, '1,000');
  await expect(need).toHaveValue('1,000');
  await expect(result).toHaveTextContent('Send1,250 pcs');
  await expect(result).toHaveTextContent('The share decides: 25 % of the need, rounded up to a whole part.');
  await expect(args.onValuesChange).toHaveBeenLastCalledWith({ need: '1,000', size: '0201' });
});

/** The smallest chips: 70 on the boards, 170 to send. */
export const MinimumDecides = meta.story({ args: { defaultValues: { need: '70', size: '01005' } } });

MinimumDecides.test('adds the minimum of 100', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Send170 pcs');
  await expect(result).toHaveTextContent('Needed70');
  await expect(result).toHaveTextContent('Spares100');
  await expect(result).toHaveTextContent('The minimum for this size decides: 100 spares.');
});

export const ShareDecides = meta.story({ args: { defaultValues: { need: '1,00,000', size: '1206' } } });

ShareDecides.test('adds ten percent', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('Send1,10,000 pcs');
});

export const NothingNeeded = meta.story({ args: { defaultValues: { need: '0' } } });

NothingNeeded.test('adds nothing to nothing', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Send0 pcs');
  await expect(result).toHaveTextContent('Nothing is needed, so nothing is spare.');
});

export const BadInputs = meta.story({ args: { defaultValues: { need: 'abc' } } });

BadInputs.test('says at the field what is wrong, and gives no result', async ({ canvas, userEvent }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  const need = canvas.getByRole('textbox', { name: 'Parts on all boards (pcs)' });
  for (const [typed, reason] of [
    ['abc', 'This is not a number.'],
    ['-3', 'The number must be 0 or more.'],
    ['1e999', 'This number is too large.'],
    ['0,35', 'The number of parts must be 0 or a positive whole number.'],
    ['9999999999', 'The number of parts must be 1,00,00,00,000 at most.'],
  ] as const) {
    await userEvent.clear(need);
    await userEvent.type(need, typed);
    await expect(need).toHaveValue(typed);
    await expect(need).toBeInvalid();
    await expect(canvas.getByText(reason, { exact: false })).toBeVisible();
    await expect(result).toHaveTextContent('Send—');
    await expect(result).toHaveTextContent('No result. Check Parts on all boards.');
  }
  await userEvent.clear(need);
  await expect(canvas.getByText('Type a number.')).toBeVisible();
  await expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

/** The most that any order can need. */
export const Long = meta.story({
  args: { defaultValues: { need: '1000000000', size: '01005' } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

Long.test('stays within the screen', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('1,50,00,00,000 pcs');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
