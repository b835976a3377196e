'use client';
import { useEffect } from 'react';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import * as styles from './Field.css.ts';

/** Shows and announces below a field why it has rejected the typed text; `null` shows nothing. */
export function RefusalNote({ text }: { text: string | null }) {
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== null) announce(text);
  }, [announce, text]);
  return text === null ? null : <div className={styles.description}>{text}</div>;
}
