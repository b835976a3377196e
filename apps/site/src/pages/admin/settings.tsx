import { AdminSettingsScreen } from '@pcb/screens/admin/AdminSettingsScreen';
import { adminSettings } from '@pcb/screens/fixtures';
import { adminEffects } from '../../effects/admin.ts';
import { type PageHandle, titled } from '../../app/page.ts';

export const handle: PageHandle = {
  title: titled('Admin: Settings'),
  description: 'The name of the site, its contact address, and what its banner and its service updates say.',
};

export function Component() {
  return <AdminSettingsScreen defaultValues={adminSettings} onSave={adminEffects.saveSettings} />;
}
