import { z } from 'zod';
import type { Routes } from './route.ts';
import { email, line, lines } from './values.ts';

export const settings = z.strictObject({
  siteName: line,
  contactEmail: email,
  banner: z.string().trim().max(200),
  serviceMessage: lines,
});

export type Settings = z.output<typeof settings>;

export const settingsRoutes = {
  'GET /api/admin/settings': { for: 'read', does: 'the settings of the site', reply: settings },
  'PUT /api/admin/settings': {
    for: 'all',
    does: 'changes the settings of the site',
    header: 'If-Match',
    body: settings,
    reply: settings,
  },
} satisfies Routes;
