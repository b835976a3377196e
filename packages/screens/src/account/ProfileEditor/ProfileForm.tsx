'use client';
import { Form } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { OvertakenFields, type OvertakenFieldsProps } from '../../shared/components/OvertakenFields.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { CustomerAccount } from '../private/profile.ts';
import type { EditedProfile } from './profileEdit.ts';
import type { ProfileEditorContent } from './ProfileEditor.content.ts';

export interface ProfileFormProps extends Sending {
  /** The id of the form element, so that a button outside can submit it. */
  id: string;
  account: CustomerAccount;
  content: ProfileEditorContent;
  onSave: (profile: EditedProfile) => void;
}

interface FieldsProps extends Pick<ProfileFormProps, 'id' | 'content' | 'isSaving' | 'problems'> {
  names: readonly string[];
  overtaken?: OvertakenFieldsProps['fields'];
  onSubmit: () => void;
  children: ReactNode;
}

export function ProfileFields({
  id,
  names,
  content,
  isSaving,
  problems,
  overtaken = [],
  onSubmit,
  children,
}: FieldsProps) {
  const fields = problems?.fields;
  const isElsewhere = fields && !names.some((name) => name in fields);
  return (
    <Form
      id={id}
      validationErrors={fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit();
      }}
    >
      <Stack gap="large">
        {children}
        <ProblemNote text={problems?.general ?? (isElsewhere ? content.refused : undefined)} />
        <OvertakenFields fields={overtaken} title={content.overtaken} headingLevel={3} />
      </Stack>
    </Form>
  );
}
