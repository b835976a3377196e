import { Button, type ButtonProps } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import * as styles from './TaskRow.css.ts';

export interface TaskRowProps extends Pick<ButtonProps, 'tone' | 'isPending' | 'onPress'> {
  title: string;
  value?: string;
  text: string;
  action: string;
}

export function TaskRow({ title, value, text, action, tone = 'neutral', ...button }: TaskRowProps) {
  return (
    <Inline justify="space-between" gap="xlarge" className={styles.row}>
      <Stack gap="xsmall" className={styles.text}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        {value === undefined ? null : (
          <Text size="small" isMono translate="no">
            {value}
          </Text>
        )}
        <Text size="small" tone="muted">
          {text}
        </Text>
      </Stack>
      <Button variant="outline" size="small" tone={tone} {...button}>
        {action}
      </Button>
    </Inline>
  );
}
