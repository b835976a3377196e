'use client';
import { Button } from '@pcb/ui/Button';
import { TextField } from '@pcb/ui/TextField';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import { shareLinkContent, type ShareLinkContent } from './ShareLink.content.ts';
import { field, root } from './ShareLink.css.ts';

export { shareLinkContent, type ShareLinkContent } from './ShareLink.content.ts';

export interface ShareLinkProps extends WithContent<ShareLinkContent> {
  /** The full address of what the page shows: `https://…/services?fab-layers=4#fab`. */
  link: string;
  /** Called with the link when 'Copy link' is pressed. If the promise is rejected, a field shows the link to copy it by hand. */
  onCopy: (link: string) => Promise<void>;
}

/**
 * A button that copies the address of what the page shows, and says so until the address changes. If the browser refuses,
 * the link appears in a field with its text selected.
 *
 * @example <ShareLink link={link} onCopy={(text) => navigator.clipboard.writeText(text)} />
 */
export function ShareLink({ link, onCopy, content = shareLinkContent }: ShareLinkProps) {
  const [result, setResult] = useState<{ link: string; isCopied: boolean } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Once the form changes, the clipboard has another link.
  const isCopied = result?.link === link && result.isCopied;
  const hasFailed = result !== null && !result.isCopied;

  useEffect(() => {
    if (!hasFailed) return;
    input.current?.focus();
    input.current?.select();
  }, [hasFailed]);

  const copy = async () => {
    try {
      await onCopy(link);
      setResult({ link, isCopied: true });
    } catch {
      setResult({ link, isCopied: false });
    }
  };
  const Icon = isCopied ? Check : Link2;
  return (
    <div className={root}>
      <Button variant="outline" tone="neutral" onPress={() => void copy()}>
        <Icon size={18} aria-hidden="true" />
        {isCopied ? content.copied : content.copy}
      </Button>
      {hasFailed ? (
        <TextField
          ref={input}
          label={content.link}
          description={content.failed}
          value={link}
          isReadOnly
          onFocus={() => input.current?.select()}
          className={field}
        />
      ) : null}
      <VisuallyHidden role="status">{isCopied ? content.announce : ''}</VisuallyHidden>
    </div>
  );
}
