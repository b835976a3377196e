'use client';
import { maxLength } from '@pcb/records/limits';
import { maxEmailLength } from '@pcb/text/typed';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { AdminTeamDialogContent } from './AdminTeamDialog.content.ts';
import { type AdministratorRights, administratorRights, type Invitation } from './team.ts';

interface TeamFormProps extends Sending {
  id: string;
  /** The names of the rights. */
  rights: AdminTeamDialogContent['rights'];
}

interface RightsFieldProps extends Pick<TeamFormProps, 'rights'> {
  label: string;
  value: AdministratorRights;
  onChange: (rights: AdministratorRights) => void;
}

function RightsField({ label, rights, value, onChange }: RightsFieldProps) {
  return (
    <RadioGroup
      name="rights"
      label={label}
      items={administratorRights.map((id) => ({ id, ...rights[id] }))}
      value={value}
      onChange={(id) => onChange(id as AdministratorRights)}
    />
  );
}

interface InvitationFormProps extends TeamFormProps {
  onSubmit: (invitation: Invitation) => void;
  content: AdminTeamDialogContent['invite'];
}

export function InvitationForm({ rights, onSubmit, content, ...form }: InvitationFormProps) {
  const [values, setValues] = useState<Invitation>({ name: '', email: '', rights: 'read' });
  const field = (name: 'name' | 'email') => ({
    name,
    label: content[name],
    isRequired: true,
    autoComplete: 'off',
    value: values[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  });
  return (
    <SendingForm {...form} values={values} onSubmit={() => onSubmit(values)}>
      <TextField {...field('name')} maxLength={maxLength.line} />
      <TextField {...field('email')} type="email" maxLength={maxEmailLength} />
      <RightsField
        label={content.rights}
        rights={rights}
        value={values.rights}
        onChange={(chosen) => setValues({ ...values, rights: chosen })}
      />
      <Text size="small" tone="muted">
        {content.note}
      </Text>
    </SendingForm>
  );
}

interface RightsFormProps extends TeamFormProps {
  current: AdministratorRights;
  onSubmit: (rights: AdministratorRights) => void;
  content: AdminTeamDialogContent['change'];
}

export function RightsForm({ rights, current, onSubmit, content, ...form }: RightsFormProps) {
  const [chosen, setChosen] = useState(current);
  return (
    <SendingForm {...form} values={chosen} onSubmit={() => onSubmit(chosen)}>
      <RightsField label={content.rights} rights={rights} value={chosen} onChange={setChosen} />
      <Text size="small" tone="muted">
        {content.note}
      </Text>
    </SendingForm>
  );
}
