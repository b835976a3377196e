import { z } from 'zod';
import { routesFor } from './route.ts';

/** What a customer can have mails about. Mails about the account itself are always sent, and so is the confirmation of an order. */
export const mailTopics = ['production', 'questions', 'quotations'] as const;

export type MailTopic = (typeof mailTopics)[number];

/** The topics that the customer wants. */
export const mailChoices = z.strictObject({ topics: z.array(z.enum(mailTopics)).max(mailTopics.length) });

export const mailChoiceRoutes = routesFor('customers', {
  'GET /api/mail-choices': { does: 'the topics about which the customer gets mails', reply: mailChoices },
  'PUT /api/mail-choices': { does: 'chooses them', body: mailChoices, reply: mailChoices },
});
