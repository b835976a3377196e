import type { Settings } from '@pcb/api/settings';
import type { SettingsData } from '../data/settings.ts';
import type { Ask } from './request.ts';

const path = '/api/admin/settings';

/** The settings. `save` starts from the version that was last read. */
export function serverSettings(ask: Ask): SettingsData {
  let version: string | null = null;
  return {
    read: async () => {
      const answer = await ask<Settings>('GET', path);
      version = answer.version;
      return answer.value;
    },
    save: async (settings) => {
      const answer = await ask<Settings>('PUT', path, { body: settings, headers: { 'If-Match': version ?? '' } });
      version = answer.version;
    },
  };
}
