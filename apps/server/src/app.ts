import { siteHeaders } from '@pcb/host/siteHeaders';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { requestId } from 'hono/request-id';
import { accountRoutes } from './account/accountRoutes.ts';
import { emailRoutes } from './account/emailRoutes.ts';
import { inquiryRoutes } from './account/inquiries.ts';
import { mailChoiceRoutes } from './account/mailChoices.ts';
import { overviewRoutes } from './account/overview.ts';
import { profileRoutes } from './account/profile.ts';
import { searchRoutes } from './account/searches.ts';
import { codeRoutes } from './auth/codeRoutes.ts';
import { guard } from './auth/guard.ts';
import { ownAccessRoutes } from './auth/ownAccessRoutes.ts';
import { registrationRoutes } from './auth/registrationRoutes.ts';
import { resetRoutes } from './auth/resetRoutes.ts';
import { secondStepRoutes } from './auth/secondStepRoutes.ts';
import { signInRoutes } from './auth/signInRoutes.ts';
import { verificationRoutes } from './auth/verificationRoutes.ts';
import { cartRoutes } from './cart/routes.ts';
import { maxWaiting } from './database/pool.ts';
import { fileRoutes } from './files/routes.ts';
import { ApiError, errorResponse, toApiError } from './http/apiError.ts';
import { maxBody } from './http/body.ts';
import { handlersIn } from './http/handlers.ts';
import { errorEntry, logRequests } from './http/log.ts';
import { sameSiteOnly } from './http/sameSite.ts';
import type { Env, Services } from './http/types.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { catcherRoutes } from './mail/catcher.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { productionRoutes } from './production/routes.ts';
import { quotationRoutes } from './quotations/routes.ts';
import { adminRoutes } from './records/routes.ts';
import { invitationRoutes } from './team/invitationRoutes.ts';
import { requireRights } from './team/rights.ts';

export function createApp(services: Services): Hono<Env> {
  const { pool, config, log } = services;
  const app = new Hono<Env>();

  app.use(requestId());
  app.use(logRequests(log));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(siteHeaders)) headers.set(name, value);
    // `requestId` sets it too, but not on a response that replaces an error.
    headers.set('X-Request-Id', context.get('requestId'));
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
    // Refusing at once is better than a queue that slows down every request.
    if (pool.waitingCount > maxWaiting) throw new ApiError('busy');
    await next();
  });
  const limited = bodyLimit({
    maxSize: maxBody,
    onError: () => {
      throw new ApiError('tooLarge');
    },
  });
  app.use('/api/*', except(['/api/files', '/api/admin/files'], limited));

  app.use('/api/admin/*', guard(services, 'administrator'), requireRights);
  const handlers = handlersIn(app, services);
  for (const add of [
    signInRoutes,
    codeRoutes,
    secondStepRoutes,
    verificationRoutes,
    registrationRoutes,
    resetRoutes,
    invitationRoutes,
    emailRoutes,
    accountRoutes,
    profileRoutes,
    overviewRoutes,
    mailChoiceRoutes,
    cartRoutes,
    orderRoutes,
    productionRoutes,
    invoiceRoutes,
    paymentRoutes,
    inquiryRoutes,
    quotationRoutes,
    searchRoutes,
    fileRoutes,
    adminRoutes,
  ])
    add(handlers, services);
  ownAccessRoutes(handlers, services, 'customer');
  if (config.LIST_MAILS) app.route('/dev/mails', catcherRoutes(services));

  app.notFound(() => errorResponse(new ApiError('notFound')));
  app.onError((error, context) => {
    const apiError = toApiError(error);
    const request = context.get('requestId');
    if (error !== apiError)
      log({ level: apiError.code === 'failed' ? 'error' : 'warn', request, ...errorEntry(error) });
    return errorResponse(apiError);
  });
  return app;
}
