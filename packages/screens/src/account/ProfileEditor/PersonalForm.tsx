'use client';
import { type GstStateCode, gstState, gstStates } from '@pcb/quoting/gstStates';
import { maxLength } from '@pcb/records/limits';
import { ComboBox } from '@pcb/ui/ComboBox';
import { TextField } from '@pcb/ui/TextField';
import { useMemo } from 'react';
import { useEditedValues } from '../../shared/hooks/useEditedValues.ts';
import { editedProfile } from './profileEdit.ts';
import { ProfileFields, type ProfileFormProps } from './ProfileForm.tsx';

const names = ['name', 'company', 'mobile', 'state'] as const;

/** Personal details. The e-mail address is the sign-in name, so it cannot be changed here. */
export function PersonalForm({ account, content, onSave, ...form }: ProfileFormProps) {
  const { values, change, isOvertaken } = useEditedValues(editedProfile(account));
  const copy = content.personal;
  const nameOf = (code: GstStateCode) => copy.stateName(gstState(code)?.name ?? '', code);
  const items = useMemo(
    () => gstStates.map(({ code, name }) => ({ id: code, label: copy.stateName(name, code) })),
    [copy],
  );
  const stored = { ...account.profile, state: account.profile.state && nameOf(account.profile.state.code) };
  const overtaken = names.filter(isOvertaken).map((id) => ({ id, label: copy[id], value: stored[id] ?? '' }));
  const text = (name: 'name' | 'company' | 'mobile') => ({
    name,
    label: copy[name],
    value: values[name],
    onChange: change(name),
  });
  return (
    <ProfileFields {...form} names={names} overtaken={overtaken} content={content} onSubmit={() => onSave(values)}>
      <TextField {...text('name')} isRequired autoComplete="name" maxLength={maxLength.line} />
      <TextField {...text('company')} autoComplete="organization" maxLength={maxLength.line} />
      {/* Not a PhoneField: a buyer may have a number of another country. */}
      <TextField {...text('mobile')} type="tel" autoComplete="tel" maxLength={maxLength.phone} />
      <ComboBox
        name="state"
        label={copy.state}
        description={copy.stateHelp}
        items={items}
        value={values.state}
        onChange={(code) => change('state')(code as GstStateCode | null)}
      />
    </ProfileFields>
  );
}
