import type { FieldName } from '@pcb/quoting/forms';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { Text } from '@pcb/ui/Text';
import { memo, useId } from 'react';
import type { SetField } from '../useSetField.ts';
import * as styles from './FieldCosts.css.ts';
import { FieldNote, type Help } from './FieldNote.tsx';

interface ExtraProps {
  name: FieldName;
  label: string;
  help: Help;
  isSelected: boolean;
  onChange: SetField;
}

export const Extra = memo(function Extra({ name, label, help, isSelected, onChange }: ExtraProps) {
  const helpId = useId();
  return (
    <Stack gap="xsmall" className={styles.costFrame}>
      <Switch isSelected={isSelected} onChange={(isOn) => onChange(name, isOn)} aria-describedby={helpId}>
        {label}
      </Switch>
      <Text id={helpId} size="small" tone="muted">
        <FieldNote field={name} help={help} />
      </Text>
    </Stack>
  );
});
