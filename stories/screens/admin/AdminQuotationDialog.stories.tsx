import { AdminQuotationDialog, type QuotationTask } from '@pcb/screens/admin/AdminQuotationDialog';
import { awkwardText, sampleQuotation } from '@pcb/screens/fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { OpenedAgain } from '../openedAgain.tsx';

// Widened, because Storybook infers the type of the arg from this value.
const answer = { task: 'answer', inquiry: '#87', service: 'Parts for a pump' } as QuotationTask;

const meta = preview.meta({
  title: 'Screens/Admin/Quotation dialog',
  component: AdminQuotationDialog,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To show a quotation that was sent, use `QuotationReview`.',
        'To change its status, `AdminQuotationsScreen`.',
      ],
      keyboard: ['`Escape` closes the dialog without a quotation, but not while it is being sent.'],
      copy: ['Amounts are those of a line, before tax.'],
    },
  },
  decorators: [underHeading('Inquiries', { align: 'start' })],
  args: { task: answer, validUntil: '2025-09-26', isOpen: true, onClose: fn(), onSend: fn() },
  render: (args) => <OpenedAgain {...args}>{(dialog) => <AdminQuotationDialog {...args} {...dialog} />}</OpenedAgain>,
});

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The answer to an inquiry. */
export const Ready = meta.story({ tags: ['ready', 'empty'] });

Ready.test('sends two lines with their amounts in paise', async ({ userEvent, args }) => {
  const fields = await form('Quotation for inquiry #87');
  await userEvent.type(fields.getByRole('textbox', { name: 'Description' }), 'Sets of parts');
  await userEvent.type(fields.getByRole('textbox', { name: /^Amount before tax/ }), '1,250.50');
  await userEvent.type(fields.getByRole('textbox', { name: 'HSN or SAC' }), '8534 00');
  await userEvent.click(fields.getByRole('button', { name: 'Add a line' }));
  const second = within(fields.getByRole('group', { name: 'Line 2' }));
  await userEvent.type(second.getByRole('textbox', { name: 'Description' }), 'Assembly');
  await userEvent.type(second.getByRole('textbox', { name: /^Amount before tax/ }), '900');
  await userEvent.type(second.getByRole('textbox', { name: 'HSN or SAC' }), '998874');
  await userEvent.click(fields.getByRole('button', { name: 'Send to the customer' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(args.onSend).toHaveBeenCalledWith({
    service: 'Parts for a pump',
    terms: '',
    validUntil: '2025-09-26',
    lines: [
      { name: 'Sets of parts', quantity: 1, amount: 1_250_50, leadDays: 10, code: '853400' },
      { name: 'Assembly', quantity: 1, amount: 900_00, leadDays: 10, code: '998874' },
    ],
  });
});

/** A new version, which starts from the latest. */
export const Revision = meta.story({
  args: {
    task: { task: 'revise', quotation: '#214', service: sampleQuotation.service, latest: sampleQuotation.versions[0] },
  },
});

Revision.test('closes on Escape', async ({ userEvent, args }) => {
  await form('New version of quotation #214');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Revision.test('removes a line', async ({ userEvent, args }) => {
  const fields = await form('New version of quotation #214');
  await userEvent.click(fields.getByRole('button', { name: 'Remove line 3' }));
  await userEvent.click(fields.getByRole('button', { name: 'Send to the customer' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
});

/** The server refuses the quotation with a reason. */
export const Refused = meta.story({
  tags: ['error'],
  args: { problems: { fields: { validUntil: 'This day has passed. Choose a later one.' } } },
});

/** The quotation is being sent. */
export const Saving = meta.story({ tags: ['loading'], args: { isSaving: true } });

/** Text without a space. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { task: { task: 'answer', inquiry: '#87', service: awkwardText.unbroken } },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
