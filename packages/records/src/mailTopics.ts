/** The mails that a customer can turn off. Mails about the account and order confirmations are always sent. */
export const mailTopics = ['production', 'questions', 'quotations'] as const;

export type MailTopic = (typeof mailTopics)[number];
