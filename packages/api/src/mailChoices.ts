import { mailTopics } from '@pcb/records/mailTopics';
import { z } from 'zod';
import { routesFor } from './route.ts';

export const mailChoices = z.strictObject({ topics: z.array(z.enum(mailTopics)).max(mailTopics.length) });

export const mailChoiceRoutes = routesFor('customers', {
  'GET /api/mail-choices': { does: 'the topics about which the customer gets mails', reply: mailChoices },
  'PUT /api/mail-choices': { does: 'chooses them', body: mailChoices, reply: mailChoices },
});
