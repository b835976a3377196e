'use client';
import { maxLength } from '@pcb/records/limits';
import { TextArea } from '@pcb/ui/TextArea';
import { useState } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { EventCard } from '../private/EventCard.tsx';
import type { QuotationEvent } from '../QuotationSheet/quotation.ts';
import type { QuotationReviewCopy } from './QuotationReview.content.ts';

interface QuotationMessagesProps {
  events: readonly QuotationEvent[];
  /** Resolves to whether the message was sent, which empties the form. */
  onSend: (text: string) => Promise<boolean>;
  sending: Sending<'text'>;
  content: QuotationReviewCopy;
}

/** Messages about a quotation and the decision, oldest first. */
export function QuotationMessages({ events, onSend, sending, content }: QuotationMessagesProps) {
  const [text, setText] = useState('');
  const send = async () => {
    // What was typed meanwhile is the next message.
    if (await onSend(text)) setText((typed) => (typed === text ? '' : typed));
  };
  return (
    <Section title={content.messages} gap="medium">
      <EventCard
        events={events}
        none={content.noMessages}
        content={content}
        form={
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
        }
      />
    </Section>
  );
}
