'use client';
import { maxLength } from '@pcb/records/limits';
import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { useState } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import { formatDateTime } from '../../shared/format/formatDate.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import type { OfferEvent } from '../OfferSheet/offer.ts';
import * as styles from '../OrderHistory/OrderHistory.css.ts';
import type { QuotationReviewCopy } from './QuotationReview.content.ts';

interface OfferMessagesProps {
  events: readonly OfferEvent[];
  /** Resolves to whether the message was sent, which empties the form. */
  onSend: (text: string) => Promise<boolean>;
  sending: Sending<'text'>;
  content: QuotationReviewCopy;
}

/** Messages about a quotation and the decision, oldest first. */
export function OfferMessages({ events, onSend, sending, content }: OfferMessagesProps) {
  const [text, setText] = useState('');
  const send = async () => {
    // Text that was typed during the request belongs to the next message.
    if (await onSend(text)) setText((typed) => (typed === text ? '' : typed));
  };
  return (
    <Section title={content.messages} gap="medium">
      <Card padding="none">
        {events.length > 0 ? (
          <ol className={styles.events}>
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
                  {event.text ? <Text className={styles.message}>{event.text}</Text> : null}
                </Stack>
              </li>
            ))}
          </ol>
        ) : (
          <Text tone="muted" className={styles.event}>
            {content.noMessages}
          </Text>
        )}
        <div className={styles.form}>
          <SendingForm
            {...sending}
            values={text}
            variant="outline"
            submit={content.message.submit}
            onSubmit={() => void send()}
          >
            <TextArea
              name="text"
              label={content.message.label}
              isRequired
              maxLength={maxLength.lines}
              value={text}
              onChange={setText}
            />
          </SendingForm>
        </div>
      </Card>
    </Section>
  );
}
