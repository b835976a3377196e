'use client';
import type { IgnoredParameter } from '@pcb/quoting/queryParameters';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import type { IgnoredNoticeContent } from './IgnoredNotice.content.ts';
import * as styles from './IgnoredNotice.css.ts';

/** More would push the form off the screen; the URL shows them all. */
const maxShown = 6;

export interface IgnoredNoticeProps {
  ignored: readonly IgnoredParameter[];
  onClose: () => void;
  content: IgnoredNoticeContent;
}

export function IgnoredNotice({ ignored, onClose, content }: IgnoredNoticeProps) {
  const shown = ignored.slice(0, maxShown);
  return ignored.length === 0 ? null : (
    <Notice tone="warning" isAnnounced closeLabel={content.dismiss} onClose={onClose}>
      <p>{content.title(ignored.length)}</p>
      <Inline elementType="ul" align="stretch" className={styles.list}>
        {shown.map((one, index) => (
          // The same parameter can be in the URL twice.
          <li key={index}>
            <code className={styles.parameter}>{content.parameter(one)}</code>
          </li>
        ))}
        {ignored.length > maxShown ? <li>{content.more(ignored.length - maxShown)}</li> : null}
      </Inline>
    </Notice>
  );
}
