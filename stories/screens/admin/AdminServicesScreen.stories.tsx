import { AdminServiceEditScreen } from '@pcb/screens/admin/AdminServiceEditScreen';
import { AdminServicesScreen, type AdminServicesScreenProps } from '@pcb/screens/admin/AdminServicesScreen';
import { adminServiceLong, adminServices } from '@pcb/screens/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';
import { addFormKeyboard, listKeyboard } from './keyboards.ts';
import { growingListArgs, recordTable, useAddHost, showsForm } from './sharedStates.tsx';

/** A few rows, because each costs time, with all special cases: equal prices, and prices of three to six digits. */
const few = adminServices.filter(({ id }) => [4, 6, 7, 8, 9, 10, 11, 12, 13].includes(id));

/** Opens and closes the form for a new record, like a host. */
function Host(props: AdminServicesScreenProps) {
  return <AdminServicesScreen {...props} {...useAddHost(props)} />;
}

const meta = preview.meta({
  title: 'Screens/Admin/Services',
  component: AdminServicesScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For the page where customers order a service use `ServicesScreen` of the storefront.',
        'To stop offering a service set its status to Inactive on its edit page, because orders refer to it.',
      ],
      keyboard: [...listKeyboard, ...addFormKeyboard],
      copy: [
        'A name has its variant after a comma: PCB Fabrication, 4 layer.',
        'A description is one sentence with verifiable facts: material, thickness, lead time.',
        'A price is free text that starts with the amount, so that it sorts, and is short enough for its column: ₹5,000.',
      ],
    },
  },
  args: { rows: ready(few), ...growingListArgs },
  render: (args) => <Host {...args} />,
  decorators: [inMain],
});

const { columnOf, headers, sortableHeaders } = recordTable('Services');

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[M-40] shows the columns of services, of which ID, Name and Price are sortable', async () => {
  await expect(headers()).toEqual(['ID', 'Name', 'Description', 'Price', 'Status', 'Actions']);
  await expect(sortableHeaders()).toEqual(['ID', 'Name', 'Price']);
});

Ready.test('[M-40] links to the edit page, and reports a removal', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Edit Flexible PCB' })).toHaveAttribute(
    'href',
    '/admin/services/edit/6',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Flexible PCB' }));
  await expect(args.onDelete).toHaveBeenCalledWith(few[1]);
  await expect(columnOf(0)).toHaveLength(few.length);
});

/** The form for a new service, open. */
export const AddForm = meta.story({ args: { isAddOpen: true }, play: showsForm });

AddForm.test(
  '[M-40] has required fields, a price in free text and status Active, and closes',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Service' });
    await waitFor(() => expect(dialog).toBeVisible());
    const form = within(dialog);
    const price = form.getByRole('textbox', { name: 'Price' });
    await expect(price).toHaveAttribute('placeholder', '₹5,000');
    await expect(price).toBeRequired();
    await expect(form.getByRole('textbox', { name: 'Service Name' })).toBeRequired();
    await expect(form.getByRole('textbox', { name: 'Description' })).toBeRequired();
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    await userEvent.click(form.getByRole('textbox', { name: 'Service Name' }));
    await userEvent.paste('Depanelling');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'By router{Enter}or laser');
    await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(price);
    await userEvent.paste('on request');
    await userEvent.click(form.getByRole('button', { name: 'Add Service' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledWith({
      name: 'Depanelling',
      description: 'By router\nor laser',
      price: 'on request',
      status: 'Active',
    });
  },
);

const edit = { onSave: fn(), onCancel: fn() };

/** The edit page of a service. The common behaviour is tested in Order edit. */
export const Edit = meta.story({
  render: () => <AdminServiceEditScreen {...edit} record={ready(few.find(({ id }) => id === 9))} />,
});

export const Empty = meta.story({ tags: ['empty'], args: { rows: ready([]) } });

export const Loading = meta.story({ tags: ['loading'], args: { rows: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { rows: failed } });

/** Names of three hundred characters, unbroken words and Malayalam. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { rows: ready([adminServiceLong, ...few.slice(0, 3)]) },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
