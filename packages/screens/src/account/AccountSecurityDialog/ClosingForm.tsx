'use client';
import { Heading } from '@pcb/ui/Heading';
import { PasswordField } from '@pcb/ui/PasswordField';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId, useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { AccountSecurityDialogContent } from './AccountSecurityDialog.content.ts';
import * as styles from './ClosingForm.css.ts';

interface ClosingFormProps extends Sending {
  id: string;
  onSubmit: (password: string) => void;
  content: AccountSecurityDialogContent['closing'];
}

export function ClosingForm({ onSubmit, content, ...form }: ClosingFormProps) {
  const [password, setPassword] = useState('');
  return (
    <SendingForm {...form} values={password} onSubmit={() => onSubmit(password)}>
      <Consequences {...content.gone} />
      <Consequences {...content.kept} />
      <Text>{content.note}</Text>
      <PasswordField
        name="password"
        label={content.password}
        isRequired
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </SendingForm>
  );
}

function Consequences({ title, items }: { title: string; items: readonly string[] }) {
  const titleId = useId();
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="small" id={titleId}>
        {title}
      </Heading>
      <ul aria-labelledby={titleId} className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Stack>
  );
}
