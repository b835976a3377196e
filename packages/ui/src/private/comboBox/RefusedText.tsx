'use client';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { description as noteStyle, hiddenLabel } from '../Field/Field.css.ts';

/** Says that a text is none of the items, until it is edited or the field is focused again. Always rendered, because screen readers announce only changes. */
export function RefusedText({ text }: { text: string | null }) {
  const { notAnOption } = useMessages();
  return (
    <div aria-live="polite" className={text === null ? hiddenLabel : noteStyle}>
      {text === null ? null : notAnOption.replace('{text}', text)}
    </div>
  );
}
