import { z } from 'zod';
import { routesFor } from './route.ts';

/** The mails that a customer can turn off. Mails about the account and order confirmations are always sent. */
export const mailTopics = ['production', 'questions', 'quotations'] as const;

export type MailTopic = (typeof mailTopics)[number];

export const mailChoices = z.strictObject({ topics: z.array(z.enum(mailTopics)).max(mailTopics.length) });

export const mailChoiceRoutes = routesFor('customers', {
  'GET /api/mail-choices': { does: 'the topics about which the customer gets mails', reply: mailChoices },
  'PUT /api/mail-choices': { does: 'chooses them', body: mailChoices, reply: mailChoices },
});
