import type { AdminSettings } from '@pcb/screens/admin/AdminSettingsScreen';

export interface SettingsData {
  read: () => Promise<AdminSettings>;
  save: (settings: AdminSettings) => Promise<void>;
}

export const sampleSettings: SettingsData = {
  read: async () => (await import('@pcb/records/samples/settings')).sampleSettings,
  save: async () => {},
};
