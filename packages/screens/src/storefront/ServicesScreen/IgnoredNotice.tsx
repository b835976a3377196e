'use client';
import { IconButton } from '@pcb/ui/IconButton';
import { X } from 'lucide-react';
import type { IgnoredParameter } from '@pcb/quoting/address';
import type { IgnoredNoticeContent } from './IgnoredNotice.content.ts';
import { list, notice, parameter, region, text } from './IgnoredNotice.css.ts';

/** More would push the form off the screen; the address shows them all. */
const maxShown = 6;

export interface IgnoredNoticeProps {
  ignored: readonly IgnoredParameter[];
  onDismiss: () => void;
  content: IgnoredNoticeContent;
}

/** Which values of a link the forms do not have. The region is always mounted, because screen readers announce changes only. */
export function IgnoredNotice({ ignored, onDismiss, content }: IgnoredNoticeProps) {
  const shown = ignored.slice(0, maxShown);
  return (
    <div role="status" className={region}>
      {ignored.length === 0 ? null : (
        <div className={notice}>
          <div className={text}>
            <p>{content.title(ignored.length)}</p>
            <ul className={list}>
              {shown.map((one, index) => (
                // The same parameter can be in the address twice.
                <li key={index}>
                  <code className={parameter}>{content.parameter(one)}</code>
                </li>
              ))}
              {ignored.length > maxShown ? <li>{content.more(ignored.length - maxShown)}</li> : null}
            </ul>
          </div>
          <IconButton aria-label={content.dismiss} size="small" onPress={onDismiss}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
