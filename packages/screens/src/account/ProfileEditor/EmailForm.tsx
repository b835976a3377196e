'use client';
import { maxEmailLength } from '@pcb/text/typed';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { editedProfile } from './profileEdit.ts';
import { ProfileFields, type ProfileFormProps } from './ProfileForm.tsx';

export function EmailForm({ account, content, onSave, ...form }: ProfileFormProps) {
  const [email, setEmail] = useState('');
  const { emails, ...profile } = editedProfile(account);
  const name = `emails.${emails.length}`;
  const isKnown = (typed: string) => [account.profile.email, ...emails].includes(typed.trim());
  return (
    <ProfileFields
      {...form}
      names={[name]}
      content={content}
      onSubmit={() => onSave({ ...profile, emails: [...emails, email.trim()] })}
    >
      <TextField
        name={name}
        type="email"
        label={content.email.email}
        description={content.email.help}
        isRequired
        autoComplete="email"
        maxLength={maxEmailLength}
        validate={(typed) => (isKnown(typed) ? content.email.known : null)}
        value={email}
        onChange={setEmail}
      />
    </ProfileFields>
  );
}
