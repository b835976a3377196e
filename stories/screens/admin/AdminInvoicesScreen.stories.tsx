import { parseDate } from '@internationalized/date';
import { AdminInvoicesScreen } from '@pcb/screens/admin/AdminInvoicesScreen';
import { expect, fn } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { useRefusal } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invoices',
  component: AdminInvoicesScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For the invoices of one order `OrderInvoicesScreen`.'],
      keyboard: ['`Tab` moves to the month and its button.'],
      copy: ['A month has its year: returns of the last year may still be due.'],
    },
  },
  args: { today: parseDate('2025-09-01'), onExport: fn() },
  decorators: [inMain],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('exports the last month, which is complete', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('combobox', { name: 'Month' })).toHaveTextContent('August 2025');
  await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
  await expect(args.onExport).toHaveBeenCalledOnce();
  await expect(args.onExport).toHaveBeenCalledWith('2025-08');
});

/** The date is not known yet. */
export const Loading = meta.story({ tags: ['loading'], args: { today: undefined } });

const refused = fn();

/** The server cannot be reached. */
export const Failed = meta.story({
  name: 'Error',
  tags: ['error'],
  render: function Failing(args) {
    const [sending, onExport] = useRefusal<never, string>({ general: 'There is no connection.' }, refused);
    return <AdminInvoicesScreen {...args} {...sending} onExport={onExport} />;
  },
});

Failed.test('shows the error', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
  await expect(await canvas.findByText('There is no connection.')).toBeVisible();
  await expect(refused).toHaveBeenCalledWith('2025-08');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });

/** A long error message. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { problems: { general: 'The server of the accounts is being moved to another building. '.repeat(8) } },
});

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
