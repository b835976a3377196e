'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useControllable } from '../../shared/useControllable.ts';
import { adminSettingsContent, type AdminSettingsContent } from './AdminSettingsScreen.content.ts';
import * as styles from './AdminSettingsScreen.css.ts';

export { adminSettingsContent, type AdminSettingsContent } from './AdminSettingsScreen.content.ts';

/** What an administrator sets for the whole site. */
export interface AdminSettings {
  /** The name of the site. */
  siteName: string;
  /** The address that customers write to. */
  contactEmail: string;
  /** The promotional banner's text. */
  banner: string;
  /** The service update message. */
  serviceMessage: string;
}

export interface AdminSettingsScreenProps {
  /** What is in the fields, when the host keeps it. */
  values?: AdminSettings;
  /** What is in the fields at first. @default all of them empty */
  defaultValues?: AdminSettings;
  /** A field changed, with each letter. */
  onValuesChange?: (values: AdminSettings) => void;
  /** The answer is awaited: the button spins and nothing is sent twice. @default false */
  isSaving?: boolean;
  /** 'Save Settings' was pressed. What was typed stays in the fields. */
  onSave: (values: AdminSettings) => void;
  /** Its words: pass others to translate or to re-word it. @default adminSettingsContent */
  content?: AdminSettingsContent;
}

const nothing: AdminSettings = { siteName: '', contactEmail: '', banner: '', serviceMessage: '' };

/**
 * The settings of the site, inside `AdminLayout`.
 *
 * @example <AdminSettingsScreen defaultValues={settings} onSave={(settings) => save(settings)} />
 */
export function AdminSettingsScreen({
  values,
  defaultValues = nothing,
  onValuesChange,
  isSaving = false,
  onSave,
  content = adminSettingsContent,
}: AdminSettingsScreenProps) {
  const [settings, setSettings] = useControllable(values, defaultValues, onValuesChange);
  const change = (name: keyof AdminSettings) => (text: string) => setSettings({ ...settings, [name]: text });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave(settings);
  };

  return (
    <div className={styles.page}>
      <Heading level={1} size="heading" id="page-title" tabIndex={-1}>
        {content.title}
      </Heading>
      <Card padding="none">
        <form onSubmit={submit}>
          <Part title={content.general}>
            <TextField label={content.siteName} value={settings.siteName} onChange={change('siteName')} />
            <TextField
              label={content.contactEmail}
              type="email"
              value={settings.contactEmail}
              onChange={change('contactEmail')}
            />
          </Part>
          <Part title={content.messages}>
            <TextField label={content.banner} value={settings.banner} onChange={change('banner')} />
            <TextArea
              label={content.serviceMessage}
              value={settings.serviceMessage}
              onChange={change('serviceMessage')}
            />
          </Part>
          <div className={styles.footer}>
            <Button type="submit" isPending={isSaving}>
              {content.save}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.part}>
      <Heading level={2} size="small" id={titleId}>
        {title}
      </Heading>
      <Stack gap="xlarge">{children}</Stack>
    </div>
  );
}
