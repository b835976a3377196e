import { AdminServiceEditScreen } from '@pcb/screens/admin/AdminServiceEditScreen';
import { adminServiceLong, adminServices } from '@pcb/screens/fixtures';
import { expect, fn } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../looks.ts';
import { editKeyboard } from './keyboards.ts';
import { failed, inMain, loading, ready } from './sharedStates.tsx';

const recordOf = (id: string) => ready(adminServices.find((record) => String(record.id) === id));

const meta = preview.meta({
  title: 'Screens/Admin/Service edit',
  component: AdminServiceEditScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'To add a service use the form of `AdminServicesScreen`.',
        'To stop offering a service set its status to Inactive, because orders refer to it.',
      ],
      keyboard: editKeyboard,
      copy: [
        'The title has the stored name of the service, not the edited one.',
        'Keep the price short enough for its column in the list; conditions belong in the description.',
      ],
    } satisfies Guide,
  },
  args: { record: recordOf('9'), onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  decorators: [inMain],
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[R-12] is filled from the record, saves its values, and cancels without saving',
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Edit service PCB Stencil, frameless' }),
    ).toHaveAttribute('id', 'page-title');
    await expect(canvas.getByLabelText('Service Name')).toHaveValue('PCB Stencil, frameless');
    await expect(canvas.getByLabelText('Price')).toHaveValue('₹1,850');
    await expect(canvas.getByLabelText('Description')).toHaveValue('Laser cut, 4 to 8 mil.');
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.paste('₹2,000');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'PCB Stencil, frameless',
      price: '₹2,000',
      description: 'Laser cut, 4 to 8 mil.',
      status: 'Active',
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
  args: { record: ready(adminServiceLong) },
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

export const Dark = meta.story({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
