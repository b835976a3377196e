'use client';
import { CopyButton } from '@pcb/ui/CopyButton';
import type { WithContent } from '../../shared/WithContent.ts';
import { shareLinkContent, type ShareLinkContent } from './ShareLink.content.ts';
import * as styles from './ShareLink.css.ts';

export { shareLinkContent, type ShareLinkContent } from './ShareLink.content.ts';

export interface ShareLinkProps extends WithContent<ShareLinkContent> {
  /** The full URL of the current state: `https://…/services?fab-layers=4#fab`. */
  link: string;
}

/**
 * Copies the URL of the current state. If the browser refuses, the link appears in a field, selected.
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
      className={styles.root}
    />
  );
}
