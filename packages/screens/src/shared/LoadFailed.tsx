import { Button } from '@pcb/ui/Button';
import { EmptyState, type EmptyStateProps } from '@pcb/ui/EmptyState';
import type { RefObject } from 'react';

export interface LoadFailedProps {
  /** What could not be loaded, what to do, and the words of the button. */
  words: { title: string; text: string; retry: string };
  /** The level of the title in the outline of the page. @default 2 */
  headingLevel?: NonNullable<EmptyStateProps['headingLevel']>;
  /** Called when 'Try again' is pressed. Without it there is no such button. */
  onRetry: (() => void) | undefined;
  /** Takes the focus when 'Try again' is pressed: the button goes as soon as the host loads again. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

/** Takes the place of data that could not be loaded. */
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
