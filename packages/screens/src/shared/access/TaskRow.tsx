import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './TaskRow.css.ts';

export interface TaskRowProps {
  title: string;
  value?: ReactNode;
  text: string;
  children: ReactNode;
}

export function TaskRow({ title, value, text, children }: TaskRowProps) {
  return (
    <div className={styles.row}>
      <Stack gap="xsmall" className={styles.text}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        {value}
        <Text size="small" tone="muted">
          {text}
        </Text>
      </Stack>
      {children}
    </div>
  );
}
