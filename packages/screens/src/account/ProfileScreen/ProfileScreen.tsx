'use client';
import { Stack } from '@pcb/ui/Stack';
import { type ReactNode, useRef } from 'react';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { CustomerAccount } from '../private/profile.ts';
import { profileContent, type ProfileContent } from './ProfileScreen.content.ts';
import { type ProfileCallbacks, ProfileSections } from './ProfileSections.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

export type { Address, CreditStatus, CustomerAccount, Profile } from '../private/profile.ts';
export { profileContent, type ProfileContent } from './ProfileScreen.content.ts';

export interface ProfileScreenProps extends ProfileCallbacks, WithContent<ProfileContent> {
  /** The customer's account data. */
  account: Remote<CustomerAccount>;
  /** Extra sections below the account data, such as `AccountSecurity`. */
  security?: ReactNode;
}

/**
 * The customer's personal details, addresses, e-mail addresses and credit status. Rendered inside `AccountLayout`.
 *
 * @example <ProfileScreen account={{ status: 'ready', value: account }} onEditProfile={…} onAddAddress={…} />
 */
export function ProfileScreen({ account, security, content = profileContent, ...callbacks }: ProfileScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(account, content);
  return (
    <Stack gap="section" className={wrapping}>
      <PageHeader designator={content.designator} title={content.title} titleRef={title} />
      {account.status === 'loading' ? <ProfileSkeleton /> : null}
      {account.status === 'failed' ? (
        <LoadFailed copy={content.failed} onRetry={account.onRetry} focusOnRetry={title} />
      ) : null}
      {account.status === 'ready' ? (
        <Stack gap="section" aria-busy={busyIfStale(account)}>
          <ProfileSections account={account.value} content={content} {...callbacks} />
          {security}
        </Stack>
      ) : null}
    </Stack>
  );
}
