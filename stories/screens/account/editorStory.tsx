import { type ProfileEdit, ProfileEditor, type ProfileEditorProps } from '@pcb/screens/account/ProfileEditor';
import { sampleAccount, sampleAddresses, sampleEmails } from '@pcb/screens/fixtures';
import type { Problems } from '@pcb/screens/remote';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { underHeading } from '../inMain.tsx';

const kerala = { code: '32', name: 'Kerala' } as const;
export const account = { ...sampleAccount, profile: { ...sampleAccount.profile, state: kerala } };
export const stored = {
  ...{ name: 'Anjali Menon', company: 'Menon Instruments Pvt. Ltd.', mobile: '+91 98470 12345', state: '32' },
  ...{ addresses: sampleAddresses, emails: sampleEmails },
};
export const [delivery, billing] = sampleAddresses;

// Widened, because Storybook infers the type of the arg from this value.
const personal = { form: 'personal' } as ProfileEdit;

/** A host that closes the dialog when the profile is saved, otherwise shows the problems of the story. */
export function EditorHost({
  isOpen: isOpenAtFirst,
  onClose,
  onSave,
  refusal,
  newer,
  ...props
}: ProfileEditorProps & { refusal?: Problems; newer?: ProfileEditorProps['account'] }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open the form</Button>
      <ProfileEditor
        {...props}
        account={isRefused && newer ? newer : props.account}
        problems={isRefused ? refusal : props.problems}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        onSave={async (profile) => {
          await onSave(profile);
          const isSaved = isRefused || !refusal;
          if (isSaved) setOpen(false);
          else setRefused(true);
          return isSaved;
        }}
      />
    </>
  );
}

/** Shared by the story files of the editor. */
export const editorMeta = {
  parameters: { layout: 'fullscreen' as const },
  decorators: [underHeading('User Profile', { align: 'start' })],
  args: { account, edit: personal, isOpen: true, onClose: fn(), onSave: fn() },
  render: (args: ProfileEditorProps) => <EditorHost {...args} />,
};

export const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
