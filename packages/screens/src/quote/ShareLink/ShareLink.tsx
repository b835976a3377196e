'use client';
import { CopyButton } from '@pcb/ui/CopyButton';
import type { WithContent } from '../../shared/WithContent.ts';
import { shareLinkContent, type ShareLinkContent } from './ShareLink.content.ts';
import { root } from './ShareLink.css.ts';

export { shareLinkContent, type ShareLinkContent } from './ShareLink.content.ts';

export interface ShareLinkProps extends WithContent<ShareLinkContent> {
  /** The full URL of what the page shows: `https://…/services?fab-layers=4#fab`. */
  link: string;
}

/**
 * A button that copies the URL of what the page shows. If the browser refuses, the link appears in a field with its
 * text selected.
 *
 * @example <ShareLink link={link} />
 */
export function ShareLink({ link, content = shareLinkContent }: ShareLinkProps) {
  return (
    <CopyButton
      label={content.copy}
      copiedMessage={content.announce}
      failedMessage={content.failed}
      value={link}
      size="small"
      variant="outline"
      className={root}
    />
  );
}
