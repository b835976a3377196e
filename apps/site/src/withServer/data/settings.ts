import type { SettingsData } from '../../data/settings.ts';
import type { ServerRequest } from './request.ts';

export function serverSettings(request: ServerRequest): SettingsData {
  let version: string | null = null;
  return {
    read: async () => {
      const response = await request('GET /api/admin/settings');
      version = response.version;
      return response.value;
    },
    save: async (settings) => {
      const headers = { 'If-Match': version ?? '' };
      const response = await request('PUT /api/admin/settings', { body: settings, headers });
      version = response.version;
    },
  };
}
