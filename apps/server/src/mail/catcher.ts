import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { isThisMachine } from '../config.ts';
import { readRows } from '../database/rows.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../http/types.ts';

const caughtMail = z.strictObject({
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  at: z.date(),
});

/** Added by proxies, whose connections come from this machine although the request does not. */
const forwarding = /^(x-forwarded|forwarded$|via$|x-real-ip$)/;

/**
 * Lists the mails in the outbox. Only for a browser on this machine that uses a name of this machine: another site can
 * point its own name here.
 */
export function catcherRoutes({ pool }: Services): Hono {
  const app = new Hono();
  app.get('/', async (context) => {
    const isForwarded = Object.keys(context.req.header()).some((name) => forwarding.test(name));
    if (isForwarded || !isThisMachine(new URL(context.req.url).hostname)) throw new ApiError('notFound');
    const rows = await readRows(
      pool,
      caughtMail,
      'select recipient, subject, body, created_at as at from outbox order by id desc limit 100',
    );
    const mails = rows.map(
      ({ recipient, subject, body, at }) => html`
        <article>
          <h2>${subject}</h2>
          <p>To ${recipient}, ${at.toISOString()}</p>
          <pre>${body}</pre>
        </article>
      `,
    );
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <title>Mails</title>
          <h1>Mails that were not sent</h1>
          ${rows.length === 0 ? 'None yet.' : mails}
        </html>`,
    );
  });
  return app;
}
