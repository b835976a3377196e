import { z } from 'zod';
import { routesFor } from './route.ts';
import { email, line, lines } from './values.ts';

export const settings = z.strictObject({
  siteName: line,
  contactEmail: email,
  banner: z.string().trim().max(200),
  serviceMessage: lines,
});

export type Settings = z.output<typeof settings>;

const change = 'changes the settings of the site';

export const settingsRoutes = {
  ...routesFor('read', { 'GET /api/admin/settings': { does: 'the settings of the site', reply: settings } }),
  ...routesFor('all', {
    'PUT /api/admin/settings': { does: change, header: 'If-Match', body: settings, reply: settings },
  }),
};
