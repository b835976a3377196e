import type { SettingsData } from '../../data/settings.ts';
import type { ServerRequest } from './request.ts';

export function serverSettings(ask: ServerRequest): SettingsData {
  let version: string | null = null;
  return {
    read: async () => {
      const answer = await ask('GET /api/admin/settings');
      version = answer.version;
      return answer.value;
    },
    save: async (settings) => {
      const headers = { 'If-Match': version ?? '' };
      const answer = await ask('PUT /api/admin/settings', { body: settings, headers });
      version = answer.version;
    },
  };
}
