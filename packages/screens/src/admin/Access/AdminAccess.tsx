'use client';
import { Card } from '@pcb/ui/Card';
import { Stack } from '@pcb/ui/Stack';
import { SignedInBrowsers, type SignedInBrowsersProps } from '../../shared/access/SignedInBrowsers.tsx';
import { TaskRow } from '../../shared/access/TaskRow.tsx';
import { Section } from '../../shared/components/Section.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { adminAccessContent, type AdminAccessContent } from './AdminAccess.content.ts';

export { adminAccessContent, type AdminAccessContent } from './AdminAccess.content.ts';

export interface AdminAccessProps
  extends Omit<SignedInBrowsersProps, 'content' | 'size'>, WithContent<AdminAccessContent> {
  /** Called when 'Change password' is pressed. */
  onChangePassword: () => void;
  /** Called when 'Make new codes' is pressed. */
  onRenewRecoveryCodes: () => void;
}

/**
 * The administrator's own access, on the settings page: password, recovery codes and signed-in browsers.
 *
 * @example <AdminAccess browsers={browsers} onEnd={end} onEndOthers={endOthers} onChangePassword={…} onRenewRecoveryCodes={…} />
 */
export function AdminAccess({
  onChangePassword,
  onRenewRecoveryCodes,
  content = adminAccessContent,
  ...list
}: AdminAccessProps) {
  return (
    <Stack gap="xxlarge">
      <Section title={content.title} size="small" gap="medium">
        <Card padding="none">
          <TaskRow {...content.password} onPress={onChangePassword} />
          <TaskRow {...content.recoveryCodes} onPress={onRenewRecoveryCodes} />
        </Card>
      </Section>
      <SignedInBrowsers {...list} size="small" content={content.browsers} />
    </Stack>
  );
}
