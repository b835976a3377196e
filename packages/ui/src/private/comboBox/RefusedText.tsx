'use client';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { RefusalNote } from '../Field/RefusalNote.tsx';
import { fillMessage } from '../fillMessage.ts';

/** Shows why the text was rejected, until it is edited or the field is focused again. */
export function RefusedText({ text }: { text: string | null }) {
  const { notAnOption } = useMessages();
  return <RefusalNote text={text === null ? null : fillMessage(notAnOption, { text })} />;
}
