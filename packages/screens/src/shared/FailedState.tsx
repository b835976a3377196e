'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { EmptyState } from '@pcb/ui/EmptyState';
import type { RefObject } from 'react';

export interface FailedStateProps {
  content: { title: string; text: string; retry: string };
  /** Called when 'Try again' is pressed. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** What takes the focus when 'Try again' is pressed: the button goes as soon as the host loads again. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

/** Takes the place of data that could not be loaded. */
export function FailedState({ content, onRetry, focusOnRetry }: FailedStateProps) {
  return (
    <Box surface="plain" border borderRadius="large">
      <EmptyState
        title={content.title}
        action={
          onRetry ? (
            <Button
              onPress={() => {
                focusOnRetry.current?.focus();
                onRetry();
              }}
            >
              {content.retry}
            </Button>
          ) : null
        }
      >
        {content.text}
      </EmptyState>
    </Box>
  );
}
