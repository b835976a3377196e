'use client';
import { maxLength } from '@pcb/records/limits';
import { Select } from '@pcb/ui/Select';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { useEditedValues } from '../../shared/hooks/useEditedValues.ts';
import { editedProfile } from './profileEdit.ts';
import { ProfileFields, type ProfileFormProps } from './ProfileForm.tsx';

const names = ['type', 'name', 'text', 'contact'] as const;

interface AddressFormProps extends ProfileFormProps {
  addressId: string;
}

/** Adds or edits an address. If the edited address has since been deleted, saving adds it again. */
export function AddressForm({ addressId, account, content, onSave, ...form }: AddressFormProps) {
  const copy = content.address;
  const { addresses, ...profile } = editedProfile(account);
  const found = addresses.findIndex(({ id }) => id === addressId);
  const [initial] = useState(
    addresses[found] ?? { id: addressId, name: '', text: '', contact: '', type: copy.types[0] ?? '' },
  );
  const stored = addresses[found] ?? initial;
  const { values, change, isOvertaken } = useEditedValues(stored);
  const index = found === -1 ? addresses.length : found;
  const path = `addresses.${index}.`;
  const overtaken = names.filter(isOvertaken).map((id) => ({ id, label: copy[id], value: stored[id] }));
  const field = (name: (typeof names)[number]) => ({
    name: path + name,
    label: copy[name],
    value: values[name],
    onChange: change(name),
  });
  const types = [...new Set([...copy.types, values.type])].map((type) => ({ id: type, label: type }));
  return (
    <ProfileFields
      {...form}
      names={names.map((name) => path + name)}
      overtaken={overtaken}
      content={content}
      onSubmit={() => onSave({ ...profile, addresses: addresses.toSpliced(index, 1, values) })}
    >
      <Select {...field('type')} items={types} />
      <TextField {...field('name')} isRequired autoComplete="name" maxLength={maxLength.line} />
      <TextArea
        {...field('text')}
        description={copy.textHelp}
        isRequired
        rows={4}
        maxLength={maxLength.lines}
        autoComplete="street-address"
      />
      {/* Not a PhoneField: a contact may have a number of another country. */}
      <TextField {...field('contact')} type="tel" autoComplete="tel" maxLength={maxLength.phone} />
    </ProfileFields>
  );
}
