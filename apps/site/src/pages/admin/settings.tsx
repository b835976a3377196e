import { type AdminSettings, AdminSettingsScreen } from '@pcb/screens/admin/AdminSettingsScreen';
import { AdminAccessSection } from '#build/AdminAccessSection.tsx';
import { useRemoteForm } from '../../app/hooks/useRemoteForm.ts';
import { useSending } from '../../app/hooks/useSending.ts';
import { useRights, useSite } from '../../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { adminMessages } from '../../messages/admin.ts';

export const handle: PageHandle = {
  title: 'Admin: Settings',
  description: 'The site name, the contact e-mail address, the promotional banner and the service update message.',
};

export const loader = ({ data }: Site) => read(data.settings.read());

export function Component({ loaded }: PageProps<typeof loader>) {
  const { data } = useSite();
  const { sending, send } = useSending();
  const save = async (settings: AdminSettings) => {
    if (await send(() => data.settings.save(settings))) window.alert(adminMessages.settingsSaved);
  };
  return (
    <AdminSettingsScreen
      settings={useRemoteForm(loaded)}
      isReadOnly={useRights() !== 'all'}
      {...sending}
      onSave={(settings) => void save(settings)}
    >
      <AdminAccessSection />
    </AdminSettingsScreen>
  );
}
