import { Box } from '@pcb/ui/Box';
import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/format/formatDate.ts';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
import * as styles from './EventCard.css.ts';

interface EventCardProps<Event> {
  /** Oldest first. */
  events: readonly Event[];
  /** Shown if there are no events. */
  none: string;
  content: { steps: Readonly<Record<string, string>>; who: (event: Event) => string };
  /** Rendered below the text of an event. */
  details?: (event: Event) => ReactNode;
  /** A form for messages, rendered below the events. */
  form: ReactNode;
}

/** The events of an order or a quotation. */
export function EventCard<Event extends { id: number; step: string; at: string; text: string }>({
  events,
  none,
  content,
  details,
  form,
}: EventCardProps<Event>) {
  return (
    <Card padding="none">
      {events.length > 0 ? (
        <ol className={wrapping}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <Stack gap="small">
                <Inline justify="space-between" gap="small">
                  <Text weight="medium">{content.steps[event.step]}</Text>
                  <Text size="small" tone="muted">
                    <span>{content.who(event)}</span>
                    {' · '}
                    <time dateTime={event.at}>{formatDateTime(event.at)}</time>
                  </Text>
                </Inline>
                {event.text ? <Text hasLineBreaks>{event.text}</Text> : null}
                {details?.(event)}
              </Stack>
            </li>
          ))}
        </ol>
      ) : (
        <Box padding="large">
          <Text tone="muted">{none}</Text>
        </Box>
      )}
      {form ? <div className={styles.form}>{form}</div> : null}
    </Card>
  );
}
