import { Grid } from '@pcb/ui/Grid';
import { SearchField } from '@pcb/ui/SearchField';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      instead: ['`TextField` for text that is stored.', '`Select` for a few known answers.'],
      keyboard: [
        '`Tab` Moves focus to the input; the clear button is for the pointer.',
        '`Enter` Submits the text.',
        '`Escape` Clears the field.',
      ],
      copy: ['The label says what is searched: Search users.', 'The placeholder is an example.'],
    },
  },
  args: { label: 'Search users', placeholder: 'Name or e-mail', onChange: fn(), onSubmit: fn(), onClear: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'has no clear button while it is empty, reports the text, and Enter submits it',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'asha{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('asha');
    await expect(args.onSubmit).toHaveBeenCalledWith('asha');
  },
);

/** With text it has a clear button at its end. */
export const Filled = meta.story({ args: { defaultValue: 'Asha' } });

Filled.test('clears by its button and by Escape', async ({ canvas, userEvent, args }) => {
  const input = canvas.getByRole('searchbox', { name: 'Search users' });
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(input).toHaveValue('');
  await expect(input).toHaveFocus();
  await userEvent.type(input, 'ravi{Escape}');
  await expect(input).toHaveValue('');
  await expect(args.onClear).toHaveBeenCalledTimes(2);
});

/** With a description, disabled, and with a label only for screen readers. */
export const States = meta.story({
  render: () => (
    <Grid minColumnWidth="16rem">
      <SearchField label="Search orders" description="Upper and lower case are the same." />
      <SearchField label="Search users" isDisabled defaultValue="Asha" />
      <SearchField label="Search parts" isLabelHidden placeholder="Name or number" />
    </Grid>
  ),
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { label: longText, defaultValue: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { defaultValue: 'Asha' } });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, args: { defaultValue: 'Asha' } });
