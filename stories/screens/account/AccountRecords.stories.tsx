import { accountLists, AccountRecords } from '@pcb/screens/account/AccountRecords';
import { awkwardAccountRecords, sampleAccountRecords } from '@pcb/screens/fixtures';
import { expect, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { failed, loading } from '../remote.ts';

type Rows = (typeof sampleAccountRecords)['quotations'];

const ready = (rows: Rows, hasMore = false) => ({ status: 'ready', value: { rows, hasMore } }) as const;

const meta = preview.meta({
  title: 'Screens/Account/AccountRecords',
  component: AccountRecords,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    guide: {
      instead: [
        'For all orders of a customer with their steps of production use `CustomerOrders`.',
        'For what a customer searches for, the results of `SearchFormScreen`.',
      ],
      keyboard: ['`Tab` moves to the button of each record that copies its number, then to the link below the list.'],
      copy: [
        'The title says what the customer has to do: ‘Quotations to approve’.',
        'A deadline says what to do until then: ‘Approve by 12/09/2025’.',
        'An empty list says what will appear in it.',
      ],
    },
  },
  args: { list: 'quotations' as const, records: ready(sampleAccountRecords.quotations) },
  decorators: [underHeading('Track Quotation')],
});

/** A quotation to approve. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('shows its number, dates and amount, and a link to the next step', async ({ canvas }) => {
  const list = within(canvas.getByRole('region', { name: 'Quotations to approve' }));
  await expect(list.getByRole('listitem')).toHaveTextContent(
    /Sensor gateway, 4 layers.*QT-10112.*offered\s27\/08\/2025.*₹46,728.*Pending.*Approve by 12\/09\/2025/,
  );
  await expect(list.getByRole('button', { name: 'Copy QT-10112' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'talk to Inside Sales' })).toHaveAttribute('href', '/reachout');
});

/** Orders that have left. */
export const Shipped = meta.story({ args: { list: 'shipped', records: ready(sampleAccountRecords.shipped) } });

/** Two inquiries that are not answered. */
export const Inquiries = meta.story({ args: { list: 'inquiries', records: ready(sampleAccountRecords.inquiries) } });

/** A question of our engineers. */
export const Queries = meta.story({ args: { list: 'queries', records: ready(sampleAccountRecords.queries) } });

Queries.test('shows the question', async ({ canvas }) => {
  await expect(canvas.getByText(/Is it plated\?$/)).toBeVisible();
});

/** An unpaid invoice, with a name that is too long, and more than the host sends. */
export const Invoices = meta.story({
  tags: ['long-content'],
  args: { list: 'invoices', records: ready(awkwardAccountRecords, true) },
});

Invoices.test('states that there are more', async ({ canvas }) => {
  await expect(canvas.getByText(/^The latest are listed here/)).toBeVisible();
  await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Unpaid.*Pay by 01\/09\/2025/);
});

/** Each list without records. */
export const Empty = meta.story({
  tags: ['empty'],
  render: (args) => (
    <>
      {accountLists.map((list) => (
        <AccountRecords {...args} key={list} list={list} records={ready([])} />
      ))}
    </>
  ),
});

Empty.test('describes each empty list, and links three of them to a quote', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'No shipped orders yet',
    'No quotation to approve',
    'No open inquiries',
    'No query to answer',
    'No invoice to pay',
  ]);
  await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => '/services'),
  );
});

export const Loading = meta.story({ tags: ['loading'], args: { records: loading } });

/** The records could not be loaded. The search below still works. */
export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { records: failed } });

export const Narrow = Invoices.extend({ tags: ['narrow', 'long-content'], globals: narrow });
export const Dark = Queries.extend({ tags: ['dark'], globals: dark });
export const RightToLeft = Shipped.extend({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = Queries.extend({ tags: ['large-text'], globals: largeText });
export const ForcedColours = Queries.extend({ tags: ['forced-colours'], globals: forcedColours });
