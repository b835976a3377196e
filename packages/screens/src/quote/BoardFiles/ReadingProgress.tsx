import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';
import type { ReadingBoard } from './boardReading.ts';

interface ReadingProgressProps {
  reading: ReadingBoard;
  content: BoardFilesContent['progress'];
}

/** The browser's own element: `ProgressBar` of `@pcb/ui` would end up in the first script of every page. */
export function ReadingProgress({ reading: { progress }, content }: ReadingProgressProps) {
  const labelId = useId();
  const step = progress ? content.step(progress.step, progress.file ?? '') : content.starting;
  return (
    <Stack gap="xsmall">
      <Text id={labelId}>{content.label}</Text>
      <progress
        aria-labelledby={labelId}
        aria-valuetext={step}
        max={1}
        value={progress?.share}
        className={styles.bar}
      />
      <Text size="small" tone="muted">
        {step}
      </Text>
    </Stack>
  );
}
