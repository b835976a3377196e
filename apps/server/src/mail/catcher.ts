import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../http/types.ts';

interface Caught {
  recipient: string;
  subject: string;
  body: string;
  at: Date;
}

/** A page for developers with the mails in the outbox, where they stay without `SMTP_URL`. */
export function catcherRoutes({ pool }: Services): Hono {
  const app = new Hono();
  app.get('/', async (context) => {
    const { rows } = await pool.query<Caught>(
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
