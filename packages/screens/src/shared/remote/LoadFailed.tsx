import { Button } from '@pcb/ui/Button';
import { Card, type CardProps } from '@pcb/ui/Card';
import { EmptyState, type EmptyStateProps } from '@pcb/ui/EmptyState';
import type { RefObject } from 'react';

export interface LoadFailedProps extends Pick<CardProps, 'className'> {
  copy: { title: string; text: string; retry: string };
  /** The heading level of the title. @default 2 */
  headingLevel?: NonNullable<EmptyStateProps['headingLevel']>;
  /** Called when 'Try again' is pressed. If omitted, there is no button. */
  onRetry: (() => void) | undefined;
  /** Receives focus when 'Try again' is pressed, because the button unmounts when the host reloads. */
  focusOnRetry: RefObject<HTMLElement | null>;
}

/** The error message for data that could not be loaded, in a card. */
export function LoadFailed({ copy, headingLevel = 2, onRetry, focusOnRetry, ...card }: LoadFailedProps) {
  return (
    <Card padding="none" {...card}>
      <EmptyState
        title={copy.title}
        headingLevel={headingLevel}
        action={
          onRetry ? (
            <Button
              onPress={() => {
                focusOnRetry.current?.focus();
                onRetry();
              }}
            >
              {copy.retry}
            </Button>
          ) : null
        }
      >
        {copy.text}
      </EmptyState>
    </Card>
  );
}
