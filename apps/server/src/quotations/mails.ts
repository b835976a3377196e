import type { MailTopic } from '@pcb/records/mailTopics';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import { inRupees } from '../mail/inRupees.ts';
import { queueMail } from '../mail/outbox.ts';

const recipientRow = z.strictObject({ email: z.string(), service: z.string() });

type QuotationNews =
  | { kind: 'quotation'; version: number; validUntil: string; total: number }
  | { kind: 'message'; text: string };

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function contentOf(id: string, service: string, news: QuotationNews) {
  if (news.kind === 'message') return { subject: `Message about quotation ${id}`, text: news.text };
  const { version, validUntil, total } = news;
  return {
    subject: version === 1 ? `Quotation ${id}` : `Quotation ${id}, version ${version}`,
    text: `Our quotation: ${service}\nTotal with tax: ${inRupees(total)}\nValid until ${dayFormat.format(new Date(validUntil))}`,
  };
}

/** Mails the customer, unless they have muted the topic. */
export async function mailQuotation(sql: Sql, number: number, news: QuotationNews, site: string): Promise<void> {
  const topic: MailTopic = news.kind === 'quotation' ? 'quotations' : 'questions';
  const recipient = await readRow(
    sql,
    recipientRow,
    `select email, service from quotations q join users u on u.id = q.user_id
     where q.number = $1 and u.closed_at is null and $2 <> all (u.muted)`,
    [number, topic],
  );
  if (!recipient) return;
  const { subject, text } = contentOf(`#${number}`, recipient.service, news);
  const link = new URL(`/quotations/details/${number}`, site).href;
  await queueMail(sql, {
    to: recipient.email,
    subject,
    text: `${text}\n\nRead, print, accept or decline the quotation, or ask a question about it:\n${link}`,
  });
}
