import { AdminSettingsScreen } from '@pcb/screens/admin/AdminSettingsScreen';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { adminEffects } from '../../effects/admin.ts';

export const handle: PageHandle = {
  title: 'Admin: Settings',
  description: 'The name of the site, its contact address, and what its banner and its service updates say.',
};

/** A refused question ends in the page for errors: there is nothing to edit. */
export const loader = ({ data }: Site) => data.settings.read();

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = adminEffects(useSite());
  return <AdminSettingsScreen defaultValues={loaded} onSave={(settings) => void effects.saveSettings(settings)} />;
}
