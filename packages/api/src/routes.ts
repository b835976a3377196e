/** Every route between site and server. Browser code imports only types from here, because the values depend on zod. */
import { recordKinds } from '@pcb/records/kinds';
import { accountRoutes } from './account.ts';
import { billingRoutes } from './billing.ts';
import { cartRoutes } from './cart.ts';
import { dashboardRoutes } from './dashboard.ts';
import { fileRoutes } from './files.ts';
import { invoiceRoutes } from './invoices.ts';
import { mailChoiceRoutes } from './mailChoices.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { productionRoutes } from './production.ts';
import { quotationRoutes } from './quotations.ts';
import { recordRoute } from './recordRoute.ts';
import { recordRoutes } from './records.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './searches.ts';
import { securityRoutes } from './security.ts';
import { sessionRoutes } from './session.ts';
import { settingsRoutes } from './settings.ts';
import { teamRoutes } from './team.ts';

export const routes = {
  ...sessionRoutes,
  ...securityRoutes,
  ...accountRoutes,
  ...mailChoiceRoutes,
  ...billingRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...productionRoutes,
  ...quotationRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...fileRoutes,
  ...searchRoutes,
  ...dashboardRoutes,
  ...settingsRoutes,
  ...teamRoutes,
};

export type AllRoutes = typeof routes;

export const everyRoute: Readonly<Record<string, Route>> = {
  ...routes,
  ...Object.fromEntries(
    Object.values(recordKinds).flatMap((kind) =>
      Object.entries<Route>(recordRoutes(kind))
        .filter(([, { can }]) => can === undefined || (kind.can as readonly string[]).includes(can))
        .map(([name, route]) => [recordRoute(kind.section, name), route]),
    ),
  ),
};
