import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { Ref } from 'react';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { FormChanges } from './useFormChanges.ts';

interface FormChangesListProps extends Omit<FormChanges, 'undo'> {
  ref: Ref<HTMLButtonElement>;
  content: BoardFilesContent['changes'];
}

export const FormChangesList = ({ title, changes, apply, ref, content }: FormChangesListProps) => (
  <Stack gap="small">
    <Text weight="medium">{title}</Text>
    {changes.length > 0 ? (
      <ul>
        {changes.map(({ name, text }) => (
          <li key={name}>
            <Text size="small">{text}</Text>
          </li>
        ))}
      </ul>
    ) : null}
    <Inline gap="small">
      <Button ref={ref} size="small" aria-disabled={changes.length === 0} onPress={apply}>
        {content.use}
      </Button>
    </Inline>
  </Stack>
);
