'use client';
import { Card } from '@pcb/ui/Card';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useRef } from 'react';
import { busyIfStale } from '../../shared/busyIfStale.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import type { Remote } from '../../shared/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { CustomerAccount } from './profile.ts';
import { profileContent, type ProfileContent } from './ProfileScreen.content.ts';
import * as styles from './ProfileScreen.css.ts';
import { type ProfileCallbacks, ProfileSections } from './ProfileSections.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

export type { Address, CreditStatus, CustomerAccount, Profile } from './profile.ts';
export { profileContent, type ProfileContent } from './ProfileScreen.content.ts';

export interface ProfileScreenProps extends ProfileCallbacks, WithContent<ProfileContent> {
  /** The customer's account data. */
  account: Remote<CustomerAccount>;
}

/**
 * The customer's personal details, addresses, e-mail addresses and credit status. Rendered inside `AccountLayout`.
 *
 * @example <ProfileScreen account={{ status: 'ready', value: account }} onEditProfile={…} onAddAddress={…} />
 */
export function ProfileScreen({ account, content = profileContent, ...callbacks }: ProfileScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <Stack elementType="header" gap="medium">
        <Eyebrow>{content.designator}</Eyebrow>
        <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
          {content.title}
        </Heading>
      </Stack>
      {account.status === 'loading' ? <ProfileSkeleton /> : null}
      {account.status === 'failed' ? (
        <Card padding="none">
          <LoadFailed words={content.failed} onRetry={account.onRetry} focusOnRetry={title} />
        </Card>
      ) : null}
      {account.status === 'ready' ? (
        <div aria-busy={busyIfStale(account)} className={styles.sections}>
          <ProfileSections account={account.value} content={content} {...callbacks} />
        </div>
      ) : null}
      <VisuallyHidden>
        <p role="status">
          {account.status === 'loading' ? content.loading : null}
          {account.status === 'failed' ? content.failed.title : null}
        </p>
      </VisuallyHidden>
    </div>
  );
}
