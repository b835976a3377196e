'use client';
import { Card } from '@pcb/ui/Card';
import { Stack } from '@pcb/ui/Stack';
import { SignedInBrowsers, type SignedInBrowsersProps } from '../../shared/access/SignedInBrowsers.tsx';
import { TaskRow } from '../../shared/access/TaskRow.tsx';
import { Section } from '../../shared/components/Section.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { accountSecurityContent, type AccountSecurityContent } from './AccountSecurity.content.ts';

export type { SignedInBrowser } from '../../shared/access/SignedInBrowsers.tsx';
export { accountSecurityContent, type AccountSecurityContent } from './AccountSecurity.content.ts';

export interface AccountSecurityProps
  extends Omit<SignedInBrowsersProps, 'content' | 'size'>, WithContent<AccountSecurityContent> {
  /** The e-mail address used to sign in. */
  email: string;
  /** Whether the download is being prepared. @default false */
  isDownloading?: boolean;
  /** Called when 'Change password' is pressed. */
  onChangePassword: () => void;
  /** Called when 'Change address' is pressed. */
  onChangeEmail: () => void;
  /** Called when 'Download my data' is pressed. */
  onDownload: () => void;
  /** Called when 'Close account' is pressed. */
  onCloseAccount: () => void;
}

/**
 * The security sections of the profile page: password, address, browsers, data export and closing the account.
 *
 * @example <ProfileScreen account={account} security={<AccountSecurity email={email} browsers={browsers} {...callbacks} />} />
 */
export function AccountSecurity({
  email,
  browsers,
  ending,
  onEnd,
  onEndOthers,
  isDownloading = false,
  onChangePassword,
  onChangeEmail,
  onDownload,
  onCloseAccount,
  content = accountSecurityContent,
}: AccountSecurityProps) {
  const { data } = content;
  return (
    <Stack gap="section">
      <Section title={content.title} hasActionRow>
        <Card padding="none">
          <TaskRow {...content.password} onPress={onChangePassword} />
          <TaskRow {...content.email} value={email} onPress={onChangeEmail} />
        </Card>
      </Section>
      <SignedInBrowsers
        browsers={browsers}
        ending={ending}
        onEnd={onEnd}
        onEndOthers={onEndOthers}
        content={content.browsers}
      />
      <Section title={data.title} hasActionRow>
        <Card padding="none">
          <TaskRow {...data.download} isPending={isDownloading} onPress={onDownload} />
          <TaskRow {...data.closing} tone="danger" onPress={onCloseAccount} />
        </Card>
      </Section>
    </Stack>
  );
}
