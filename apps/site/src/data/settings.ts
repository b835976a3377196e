import type { AdminSettings } from '@pcb/screens/admin/AdminSettingsScreen';

/** What an administrator sets for the whole site. */
export interface SettingsData {
  read: () => Promise<AdminSettings>;
  save: (settings: AdminSettings) => Promise<void>;
}

export const sampleSettings: SettingsData = {
  read: async () => (await import('@pcb/screens/fixtures/adminSettings')).adminSettings,
  save: async () => {},
};
