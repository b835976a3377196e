import { SparePartsCalculator } from '@pcb/screens/content/tools/SparePartsCalculator';
import { expect, screen, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

const meta = preview.meta({
  title: 'Screens/Content/SparePartsCalculator',
  component: SparePartsCalculator,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the parts of a whole order, use the parts list of the order.',
        'For packaging rules, use the tables of the page.',
      ],
      keyboard: [
        '`Tab` Moves from field to field. Screen readers announce the result shortly after the last key.',
        '`Enter, Space or Arrow down` Opens the list of a select; Escape closes it.',
        '`Enter` Does nothing in a field; the result is always up to date.',
      ],
      copy: [
        'The result is the number of parts to send, in Indian grouping: 1,10,000 pcs.',
        'The sentence says which rule applies: the share or the minimum.',
      ],
    },
  },
  decorators: [onAContentPage],
  argTypes: { content: contentArgType },
});

/** A common chip: the share applies. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('follows the size and the quantity', async ({ canvas, userEvent }) => {
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
  await expect(result).toHaveTextContent('The share applies: 25 % of the quantity, rounded up to a whole part.');
});

/** The smallest chips: 70 on the boards, 170 to send. */
export const MinimumDecides = meta.story({ args: { defaultValues: { need: '70', size: '01005' } } });

MinimumDecides.test('adds the minimum of 100', async ({ canvas }) => {
  const result = canvas.getByRole('group', { name: 'Result' });
  await expect(result).toHaveTextContent('Send170 pcs');
  await expect(result).toHaveTextContent('Needed70');
  await expect(result).toHaveTextContent('Spares100');
  await expect(result).toHaveTextContent('The minimum for this size applies: 100 spares.');
});

/** The field was emptied: the result is a dash. */
export const Empty = meta.story({ tags: ['empty'], args: { defaultValues: { need: '' } } });

/** The input is not a number. */
export const Invalid = meta.story({ name: 'Error', tags: ['error'], args: { defaultValues: { need: 'abc' } } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** The maximum quantity. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { defaultValues: { need: '1000000000', size: '01005' } },
  globals: narrow,
});

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
