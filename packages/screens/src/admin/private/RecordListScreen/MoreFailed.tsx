import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import type { RefObject } from 'react';
import type { RecordListContent } from '../records/recordText.ts';

export interface MoreFailedProps {
  content: RecordListContent;
  onRetry: (() => void) | undefined;
  /** Receives focus when 'Try again' is pressed, because the button unmounts while the rows load. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

export function MoreFailed({ content, onRetry, focusOnRetry }: MoreFailedProps) {
  return (
    <Inline gap="medium">
      <Text>{content.moreFailed}</Text>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        onPress={() => {
          focusOnRetry.current?.focus();
          onRetry?.();
        }}
      >
        {content.failed.retry}
      </Button>
    </Inline>
  );
}
