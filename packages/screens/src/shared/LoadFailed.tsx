import { Button } from '@pcb/ui/Button';
import { EmptyState, type EmptyStateProps } from '@pcb/ui/EmptyState';
import type { RefObject } from 'react';

export interface LoadFailedProps {
  /** The title, the text and the label of the retry button. */
  words: { title: string; text: string; retry: string };
  /** The heading level of the title. @default 2 */
  headingLevel?: NonNullable<EmptyStateProps['headingLevel']>;
  /** Called when 'Try again' is pressed. Without it, the button is not rendered. */
  onRetry: (() => void) | undefined;
  /** Receives focus when 'Try again' is pressed, because the button unmounts when the host reloads. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

/** The error message for data that could not be loaded. */
export function LoadFailed({ words, headingLevel = 2, onRetry, focusOnRetry }: LoadFailedProps) {
  return (
    <EmptyState
      title={words.title}
      headingLevel={headingLevel}
      action={
        onRetry ? (
          <Button
            onPress={() => {
              focusOnRetry.current?.focus();
              onRetry();
            }}
          >
            {words.retry}
          </Button>
        ) : null
      }
    >
      {words.text}
    </EmptyState>
  );
}
