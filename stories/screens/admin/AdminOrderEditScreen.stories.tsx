import { rupees } from '@pcb/quoting/money';
import { AdminOrderEditScreen } from '@pcb/screens/admin/AdminOrderEditScreen';
import { adminOrderLong, adminOrderOnHold, adminOrders, sampleOrderDetails } from '@pcb/screens/fixtures';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { DataError } from '../../../apps/site/src/data/dataError.ts';
import { notSaved } from '../../../apps/site/src/messages/common.ts';
import { problemsOf } from '../../../apps/site/src/messages/refusals.ts';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready, retries, useRefusal } from '../remote.ts';
import { editKeyboard } from './keyboards.ts';

const recordOf = (id: string) => ready(adminOrders.find((record) => String(record.id) === id));

const meta = preview.meta({
  title: 'Screens/Admin/Order edit',
  component: AdminOrderEditScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To read an order use its details in `AdminOrdersScreen`.',
        'To change only its status use the select in its row of `AdminOrdersScreen`.',
      ],
      keyboard: editKeyboard,
      copy: [
        'The title names the id, not the board: two boards may have the same name.',
        'One component per line, followed by its quantity: IRFB4110 MOSFET × 6.',
        'The address has the same lines as the shipping label, with the state last.',
      ],
    },
  },
  args: { record: recordOf('#1234'), onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  decorators: [inMain],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[R-12] is filled from the record and saves its values', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Edit order #1234' })).toHaveAttribute('id', 'page-title');
  await expect(canvas.getByLabelText('PCB Name')).toHaveValue('Motor controller');
  await expect(canvas.getByLabelText('Components')).toHaveValue(
    'STM32G474 microcontroller\nIRFB4110 MOSFET × 6\nShunt resistor, 0.5 mΩ',
  );
  await expect(canvas.getByLabelText('Date')).toHaveValue('2025-08-29');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Thank you.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith({
    pcbName: 'Motor controller',
    customer: 'Anjali Menon',
    status: 'Pending',
    date: '2025-08-29',
    total: rupees(9000),
    components: ['STM32G474 microcontroller', 'IRFB4110 MOSFET × 6', 'Shunt resistor, 0.5 mΩ'],
    shippingAddress: '2nd Floor, Infopark Phase 1\nKakkanad, Kochi 682042\nKerala',
    notes: 'Panel of six with tabs of 1.6 mm. Deliver with the test report. Thank you.',
  });
});

Ready.test('parses a typed amount, and shows an error for an invalid one', async ({ canvas, userEvent, args }) => {
  const total = canvas.getByRole('textbox', { name: 'Total' });
  const save = canvas.getByRole('button', { name: 'Save' });
  await userEvent.clear(total);
  await userEvent.paste('1,25,00.5.0');
  await userEvent.click(save);
  const problem = await canvas.findByRole('link', { name: /^Total:/ });
  await expect(problem).toHaveTextContent('“1,25,00.5.0” has more than one decimal point.');
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(problem);
  await expect(total).toHaveFocus();
  await userEvent.clear(total);
  await userEvent.paste('₹ 1,25,000.50');
  await userEvent.click(save);
  await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ total: rupees(1_25_000.5) }));
});

Ready.test('[R-12] cancels without saving', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onSave).not.toHaveBeenCalled();
});

Ready.test('reports when there are changes, and when they are undone', async ({ canvas, userEvent, args }) => {
  const board = canvas.getByLabelText('PCB Name');
  await userEvent.type(board, 's');
  await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  await userEvent.type(board, '{Backspace}');
  await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
});

const leaveQuestion = { onStay: fn(), onLeave: fn() };

/** Someone follows a link while there are changes. */
export const Leaving = meta.story({ args: { leaveQuestion } });

Leaving.test('asks for confirmation, with focus on the choice that keeps the changes', async ({ userEvent }) => {
  const stay = await screen.findByRole('button', { name: 'Keep editing' });
  await waitFor(() => expect(stay).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect(leaveQuestion.onStay).toHaveBeenCalledTimes(2);
  await expect(leaveQuestion.onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await expect(leaveQuestion.onLeave).toHaveBeenCalledOnce();
  await expect(leaveQuestion.onStay).toHaveBeenCalledTimes(2);
});

/** A name of two lines. */
export const NameOfTwoLines = meta.story({ args: { record: recordOf('#1185') } });

NameOfTwoLines.test('keeps the line break of a name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('Charger\nrevision C');
});

/** An unknown status, set by another program. */
export const UnknownStatus = meta.story({ args: { record: ready(adminOrderOnHold) } });

UnknownStatus.test('keeps the status as an option', async ({ canvas, userEvent }) => {
  const status = canvas.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveTextContent('On Hold (customs)');
  await userEvent.click(status);
  await expect(await screen.findAllByRole('option')).toHaveLength(4);
});

/** An unknown record: its id does not exist, is encoded twice or is very long. */
export const NotFound = meta.story({ tags: ['empty'], args: { record: recordOf('%2523'.repeat(2000)) } });

NotFound.test('[R-12] states that there is no such record, with a link back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Order not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/admin/orders');
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

/** Opened by its URL by an administrator who may only read. */
export const ReadOnly = meta.story({ args: { isReadOnly: true } });

ReadOnly.test('explains why there is no form, with a link back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'You cannot change orders' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to orders' })).toHaveAttribute('href', '/admin/orders');
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

/** Opened from a filtered list, and the order no longer exists. */
export const FromASearch = meta.story({ args: { record: recordOf('gone'), listHref: '/admin/orders?q=motor' } });

FromASearch.test('[R-12] links back to the list with its search', async ({ canvas }) => {
  for (const name of ['Orders', 'Back to orders']) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/admin/orders?q=motor');
  }
});

export const Loading = meta.story({ tags: ['loading'], args: { record: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Loading the order…' })).toBeVisible();
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { record: failed } });

Failed.test('retries, and the focus stays on the page', retries);

/** Submitting. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('does not submit twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
  await userEvent.type(canvas.getByLabelText('PCB Name'), '{Enter}');
  await expect(args.onSave).not.toHaveBeenCalled();
});

const refusal = {
  fields: { total: 'The total of an order in production cannot change.' },
  general: 'Somebody else has changed this order meanwhile. Load the page again to see their version.',
};

/** The server rejects the form, with a message at the field. */
export const Refused = meta.story({
  render: function RefusingHost(args) {
    const [sending, onSave] = useRefusal(refusal, args.onSave);
    return <AdminOrderEditScreen {...args} {...sending} onSave={onSave} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('PCB Name'), ' two');
    await userEvent.type(canvas.getByLabelText('Notes'), ' Urgent.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
});

Refused.test('keeps the input and focuses the summary of the errors', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expectAnnounced(refusal.general);
  await userEvent.click(canvas.getByRole('link', { name: `Total: ${refusal.fields.total}` }));
  await expect(canvas.getByLabelText('Total')).toHaveFocus();
  await expect(canvas.getByLabelText('PCB Name')).toHaveValue('Motor controller two');
  await expect(canvas.getByLabelText<HTMLTextAreaElement>('Notes').value).toMatch(/ Urgent\.$/);
});

const [motorController] = adminOrders;
const changed = 'Somebody else has changed this meanwhile. Save again to replace their version.';

/** Somebody else has saved the order while the form was open. */
export const Conflict = meta.story({
  args: {
    problems: { general: changed },
    conflict: {
      theirs: { ...motorController!, status: 'In Production', notes: 'Deliver on a Monday.\nCall before.' },
      onTakeTheirs: fn(),
    },
  },
});

Conflict.test('shows the differences, and keeps the input until the user takes the other version', async (context) => {
  const { canvas, userEvent, args } = context;
  const theirs = within(canvas.getByRole('region', { name: 'Their version' }));
  const terms = theirs.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).toEqual(['Status', 'Notes']);
  await userEvent.type(canvas.getByLabelText('PCB Name'), ' two');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ pcbName: 'Motor controller two' }));
  // Compared with the values that were sent.
  await expect(theirs.getAllByRole('term')[0]).toHaveTextContent('PCB Name');
  await expect(canvas.getByLabelText('PCB Name')).toHaveValue('Motor controller two');
  await userEvent.click(theirs.getByRole('button', { name: 'Take their version' }));
  await expect(args.conflict?.onTakeTheirs).toHaveBeenCalledOnce();
  await expect(canvas.getByLabelText('PCB Name')).toHaveValue('Motor controller');
  await expect(canvas.getByLabelText('Notes')).toHaveValue('Deliver on a Monday.\nCall before.');
  await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
});

/** Somebody else has saved another name while the name is being edited. */
export const ChangedMeanwhile = meta.story({
  render: function ChangingHost(args) {
    const [pcbName, setName] = useState('Motor controller');
    return (
      <AdminOrderEditScreen
        {...args}
        record={ready({ ...motorController!, pcbName })}
        history={<Button onPress={() => setName('Motor controller, revision C')}>Change the name elsewhere</Button>}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('PCB Name'), ' two');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the name elsewhere' }));
  },
});

ChangedMeanwhile.test('keeps the input, and shows the stored value below the form', async ({ canvas }) => {
  await expect(canvas.getByLabelText('PCB Name')).toHaveValue('Motor controller two');
  const meanwhile = within(canvas.getByRole('region', { name: 'Changed meanwhile' }));
  await expect(meanwhile.getByRole('term')).toHaveTextContent('PCB Name');
  await expect(meanwhile.getByRole('definition')).toHaveTextContent('Motor controller, revision C');
});

/** The session ended, or the administrator signed out in another tab. The input is kept. */
export const SignedOut = meta.story({
  name: 'Signed out, session ended',
  tags: ['error'],
  args: { problems: problemsOf(new DataError('signedOut'), notSaved) },
});

/** The connection was lost while saving. For a connection that is lost earlier, see Error. */
export const Offline = meta.story({
  tags: ['error'],
  args: { problems: problemsOf(new DataError('offline'), notSaved) },
});

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({ tags: ['long-content'], args: { record: ready(adminOrderLong) } });

LongContent.test('shows the full id in the title and saves the same values', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(adminOrderLong.id);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(args.onSave).toHaveBeenCalledWith(
    expect.objectContaining({ pcbName: adminOrderLong.pcbName, customer: adminOrderLong.customer }),
  );
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });

const orderedLines = sampleOrderDetails[1]?.lines.map((line) => ({
  ...line,
  files: [
    {
      id: '1',
      size: 310_000,
      purpose: 'gerber' as const,
      href: '/api/admin/files/1',
      name: `മോട്ടോർ_കൺട്രോളർ_${'revision_C_'.repeat(8)}final.zip`,
    },
  ],
}));
const withLines = ready(motorController && { ...motorController, lines: orderedLines ?? [] });

/** The ordered lines, below the form. */
export const WithLines = meta.story({ args: { record: withLines } });

WithLines.test('lists the ordered lines, with the file as a download', async ({ canvas }) => {
  const lines = within(await canvas.findByRole('region', { name: 'What was ordered' }));
  await expect(lines.getByText('110 × 85 mm')).toBeVisible();
  const link = lines.getByRole('link', { name: /final\.zip$/ });
  await expect(link).toHaveAttribute('href', '/api/admin/files/1');
  await expect(link).toHaveAttribute('download');
});

/** An administrator who may only read also sees the ordered lines. */
export const WithLinesReadOnly = meta.story({ globals: narrow, args: { record: withLines, isReadOnly: true } });

WithLinesReadOnly.test('shows the ordered lines', async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'What was ordered' })).toBeVisible();
});
