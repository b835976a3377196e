'use client';
import { useEffect } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { description } from './Field.css.ts';

/** Why a field has rejected what was typed, shown below it and announced; `null` for nothing. */
export function RefusalNote({ text }: { text: string | null }) {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
  return text === null ? null : <div className={description}>{text}</div>;
}
