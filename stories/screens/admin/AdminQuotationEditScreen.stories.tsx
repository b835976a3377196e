import { AdminQuotationEditScreen } from '@pcb/screens/admin/AdminQuotationEditScreen';
import { adminQuotationLong, adminQuotations } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { editKeyboard } from './keyboards.ts';
import { failed, inMain, loading, ready } from './sharedStates.tsx';

const recordOf = (id: string) => ready(adminQuotations.find((record) => String(record.id) === id));

const meta = preview.meta({
  title: 'Screens/Admin/Quotation edit',
  component: AdminQuotationEditScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To change only its status use the select in its row of `AdminQuotationsScreen`.',
        'A new offer for the same inquiry is a new quotation, not an edit.',
      ],
      keyboard: editKeyboard,
      copy: [
        'The details say what the price includes and how long it is valid: Valid for 30 days.',
        'A total starts with the rupee sign and has Indian grouping: ₹4,12,000.',
      ],
    } satisfies Guide,
  },
  args: { record: recordOf('#1189'), onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  decorators: [inMain],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[R-12] is filled from the record, saves its values, and cancels without saving',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit quotation #1189' })).toHaveAttribute(
      'id',
      'page-title',
    );
    await expect(canvas.getByLabelText('Customer')).toHaveValue('Fatima Sheikh');
    await expect(canvas.getByLabelText('Date')).toHaveValue('29/08/2025');
    await expect(canvas.getByLabelText('Total')).toHaveValue('₹85,000');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rejected' }));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      customer: 'Fatima Sheikh',
      service: 'PCB Layout, high speed',
      status: 'Rejected',
      date: '2025-08-29',
      total: '₹85,000',
      details: '',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

/** An unknown record: its id does not exist, is encoded twice or is very long. */
export const NotFound = meta.story({ tags: ['empty'], args: { record: recordOf('%2523'.repeat(2000)) } });

export const Loading = meta.story({ tags: ['loading'], args: { record: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { record: failed } });

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { record: ready(adminQuotationLong) },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
