'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import * as adminPageStyles from '../../shared/components/AdminPage.css.ts';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { RemotePage } from '../private/RemotePage.tsx';
import { adminSettingsContent, type AdminSettingsContent } from './AdminSettingsScreen.content.ts';
import * as styles from './AdminSettingsScreen.css.ts';

export { adminSettingsContent, type AdminSettingsContent } from './AdminSettingsScreen.content.ts';

export interface AdminSettings {
  siteName: string;
  contactEmail: string;
  banner: string;
  serviceMessage: string;
}

export interface AdminSettingsScreenProps extends Sending<keyof AdminSettings>, WithContent<AdminSettingsContent> {
  /** The stored settings. Edits in the form survive a reload. */
  settings: Remote<AdminSettings>;
  /** Called when 'Save Settings' is pressed. The fields keep their values. */
  onSave: (settings: AdminSettings) => void;
  /** Whether the administrator can only read the settings: the Save button is hidden. @default false */
  isReadOnly?: boolean;
  /** Sections below the settings, such as `AdminTeam` and `AdminAccess`. */
  children?: ReactNode;
}

/**
 * The settings of the site, inside `AdminLayout`.
 *
 * @example <AdminSettingsScreen settings={{ status: 'ready', value: settings }} onSave={save} />
 */
export function AdminSettingsScreen({
  settings,
  children,
  content = adminSettingsContent,
  ...form
}: AdminSettingsScreenProps) {
  return (
    <RemotePage data={settings} content={content}>
      {(failed) => (
        <Stack gap="large" className={adminPageStyles.measure}>
          {failed ?? (
            <Card padding="none" aria-busy={settings.status === 'loading' || busyIfStale(settings)}>
              {settings.status === 'ready' ? (
                <SettingsForm {...form} stored={settings.value} content={content} />
              ) : (
                <div className={styles.part}>
                  <Skeleton height="2.5rem" className={styles.partTitle} />
                  <Stack gap="medium" className={styles.partFields}>
                    <Skeleton height="2.5rem" />
                    <Skeleton height="2.5rem" />
                  </Stack>
                </div>
              )}
            </Card>
          )}
          {children}
        </Stack>
      )}
    </RemotePage>
  );
}

interface SettingsFormProps extends Sending<keyof AdminSettings> {
  stored: AdminSettings;
  onSave: (settings: AdminSettings) => void;
  isReadOnly?: boolean;
  content: AdminSettingsContent;
}

function SettingsForm({ stored, isSaving = false, problems, onSave, isReadOnly = false, content }: SettingsFormProps) {
  const [typed, setTyped] = useState(stored);
  const field = (name: keyof AdminSettings) => ({
    name,
    label: content[name],
    isReadOnly,
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !isReadOnly) onSave(typed);
  };
  return (
    <Form validationErrors={problems?.fields} onSubmit={submit}>
      <Part title={content.general}>
        <TextField {...field('siteName')} />
        <TextField {...field('contactEmail')} type="email" />
      </Part>
      <Part title={content.messages}>
        <TextField {...field('banner')} />
        <TextArea {...field('serviceMessage')} />
      </Part>
      <div className={styles.footer}>
        {isReadOnly ? (
          <Text size="small" tone="muted" className={styles.readOnly}>
            {content.readOnly}
          </Text>
        ) : (
          <>
            <ProblemNote text={problems?.general} />
            <Button type="submit" isPending={isSaving}>
              {content.save}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.part}>
      <Heading level={2} size="small" id={titleId} className={styles.partTitle}>
        {title}
      </Heading>
      <Stack gap="medium" className={styles.partFields}>
        {children}
      </Stack>
    </div>
  );
}
