import { AdminInquiriesScreen } from '@pcb/screens/admin/AdminInquiriesScreen';
import { adminInquiries, adminInquiryLong } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';
import { detailsKeyboard, listKeyboard } from './keyboards.ts';
import { recordTable } from './sharedStates.tsx';

const sampleIds = ['#1042', '#1023', '#1004', '#985', '#966', '#909', '#624', '#567'];

/** A few rows, because each costs time, with all special cases: duplicates, ids of three and four digits. */
const few = adminInquiries.filter(({ id }) => sampleIds.includes(id));

const meta = preview.meta({
  title: 'Screens/Admin/Inquiries',
  component: AdminInquiriesScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the quotation that answers an inquiry use `AdminQuotationsScreen`.',
        'For the page where customers write to us use `ReachOutScreen` of the storefront.',
      ],
      keyboard: [...listKeyboard, ...detailsKeyboard],
      copy: [
        'Subject and details are shown as the customer wrote them, in any language.',
        'For screen readers, Respond includes the id of the inquiry, because two subjects may be the same.',
        'Missing details are shown as a dash.',
      ],
    },
  },
  args: { rows: ready(few), onFiltersChange: fn(), onSortChange: fn(), onOpenRecordChange: fn(), onRespond: fn() },
  decorators: [inMain],
});

const { headers, sortableHeaders } = recordTable('Inquiries');

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-50] shows the columns of inquiries, all sortable except Status', async () => {
  await expect(headers()).toEqual(['ID', 'Customer', 'Subject', 'Status', 'Date', 'Actions']);
  await expect(sortableHeaders()).toEqual(['ID', 'Customer', 'Subject', 'Date']);
});

Ready.test(
  '[M-50] opens the details, with Respond and Close, and reports Respond',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View #1042' }));
    const dialog = await screen.findByRole('dialog', { name: 'Inquiry #1042' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith('#1042');
    await expect(within(dialog).getByText(/We need 200 boards/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Respond' }));
    await expect(args.onRespond).toHaveBeenCalledWith(few[0]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenRecordChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Respond to #1023' }));
    await expect(args.onRespond).toHaveBeenLastCalledWith(few[1]);
  },
);

/** An inquiry in romanised Malayalam. */
export const Details = meta.story({ args: { openRecord: '#1004' } });

export const Empty = meta.story({ tags: ['empty'], args: { rows: ready([]) } });

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminInquiryLong, ...few.slice(0, 3)]) },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
