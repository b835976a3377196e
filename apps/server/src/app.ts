import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { siteHeaders } from '../../../scripts/shared/siteHeaders.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { emailRoutes } from './account/emailRoutes.ts';
import { inquiryRoutes } from './account/inquiries.ts';
import { overviewRoutes } from './account/overview.ts';
import { profileRoutes } from './account/profile.ts';
import { searchRoutes } from './account/searches.ts';
import { ownAccessRoutes } from './auth/ownAccessRoutes.ts';
import { registrationRoutes } from './auth/registrationRoutes.ts';
import { resetRoutes } from './auth/resetRoutes.ts';
import { signInRoutes } from './auth/signInRoutes.ts';
import { cartRoutes } from './cart/routes.ts';
import { listsMails } from './config.ts';
import { maxWaiting } from './database/pool.ts';
import { fileRoutes } from './files/routes.ts';
import { ApiError, errorResponse, toApiError } from './http/apiError.ts';
import { maxBody } from './http/body.ts';
import { errorEntry, logRequests } from './http/log.ts';
import { sameSiteOnly } from './http/sameSite.ts';
import type { Services } from './http/types.ts';
import { catcherRoutes } from './mail/catcher.ts';
import { orderRoutes } from './orders/routes.ts';
import { adminRoutes } from './records/routes.ts';
import { invitationRoutes } from './team/invitationRoutes.ts';

/** All routes of the server. */
export function createApp(services: Services): Hono {
  const { pool, config, log } = services;
  const app = new Hono();

  app.use(logRequests(log));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(siteHeaders)) headers.set(name, value);
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await pool.query('select 1');
    return context.text('ready');
  });

  app.use('/api/*', sameSiteOnly(config.PUBLIC_URL));
  app.use('/api/*', async (_, next) => {
    // Refusing now is better than a queue that makes every request slow.
    if (pool.waitingCount > maxWaiting) throw new ApiError('busy');
    await next();
  });
  const limited = bodyLimit({
    maxSize: maxBody,
    onError: () => {
      throw new ApiError('tooLarge');
    },
  });
  app.use('/api/*', except('/api/files', limited));

  app.route('/api/session', signInRoutes(services));
  app.route('/api/registrations', registrationRoutes(services));
  app.route('/api/password-resets', resetRoutes(services));
  app.route('/api/invitations', invitationRoutes(services));
  app.route('/api/cart', cartRoutes(services));
  app.route('/api/orders', orderRoutes(services));
  app.route('/api/inquiries', inquiryRoutes(services));
  app.route('/api/overview', overviewRoutes(services));
  app.route('/api/profile', profileRoutes(services));
  app.route('/api/searches', searchRoutes(services));
  app.route('/api/files', fileRoutes(services));
  app.route('/api/account', ownAccessRoutes(services, 'customer'));
  app.route('/api/account/email', emailRoutes(services));
  app.route('/api/account', accountRoutes(services));
  app.route('/api/admin', adminRoutes(services));
  if (listsMails(config)) app.route('/dev/mails', catcherRoutes(services));

  app.notFound(() => errorResponse(new ApiError('notFound')));
  app.onError((error) => {
    const answer = toApiError(error);
    if (error !== answer) log({ level: answer.code === 'failed' ? 'error' : 'warn', ...errorEntry(error) });
    return errorResponse(answer);
  });
  return app;
}
