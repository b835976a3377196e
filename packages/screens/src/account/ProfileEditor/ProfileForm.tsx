'use client';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useId } from 'react';
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

interface OvertakenField {
  id: string;
  label: string;
  value: string;
}

interface FieldsProps extends Pick<ProfileFormProps, 'id' | 'content' | 'isSaving' | 'problems'> {
  names: readonly string[];
  /** Edited fields whose stored value has changed since the form opened. */
  overtaken?: readonly OvertakenField[];
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
  const overtakenId = useId();
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
        {overtaken.length > 0 ? (
          <Stack elementType="section" gap="medium" aria-labelledby={overtakenId}>
            <Heading level={3} size="small" id={overtakenId}>
              {content.overtaken}
            </Heading>
            <DefinitionList items={overtaken} />
          </Stack>
        ) : null}
      </Stack>
    </Form>
  );
}
