'use client';
import { maxLength, maxMessageFiles } from '@pcb/records/limits';
import { FileField, type FileItem } from '@pcb/ui/FileField';
import { TextArea } from '@pcb/ui/TextArea';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import type { OrderHistoryCopy } from './OrderHistory.content.ts';
import type { NewMessage } from './orderProgress.ts';

interface MessageFormProps extends Sending<'text'> {
  /** Resolves to whether the message was sent, which empties the form. */
  onSend: (message: NewMessage) => Promise<boolean>;
  content: OrderHistoryCopy['message'];
}

export function MessageForm({ onSend, content, ...sending }: MessageFormProps) {
  const [text, setText] = useState('');
  const [items, setItems] = useState<readonly FileItem[]>([]);
  const send = async () => {
    if (!(await onSend({ text, files: items.flatMap(({ file }) => file ?? []) }))) return;
    // Text and files that were added during the request belong to the next message.
    setText((typed) => (typed === text ? '' : typed));
    setItems((added) => (added === items ? [] : added));
  };
  return (
    <SendingForm {...sending} values={text} submit={content.submit} onSubmit={() => void send()}>
      <TextArea
        name="text"
        label={content.label}
        isRequired
        maxLength={maxLength.lines}
        value={text}
        onChange={setText}
      />
      <FileField
        label={content.attachments}
        description={content.attachmentsHelp}
        maxFiles={maxMessageFiles}
        value={items}
        onChange={setItems}
      />
    </SendingForm>
  );
}
