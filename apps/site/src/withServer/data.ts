import { sampleCatalogue } from '../data/catalogue.ts';
import type { CreateData } from '../data/siteData.ts';
import { sampleCalendar } from '../data/workingCalendar.ts';
import { serverOverview, serverProfile } from './data/account.ts';
import { serverAccountRecords } from './data/accountRecords.ts';
import { serverCart } from './data/cart.ts';
import { serverCustomerSearch } from './data/customerSearch.ts';
import { serverDashboard } from './data/dashboard.ts';
import { serverFiles } from './data/files.ts';
import { serverInquiries } from './data/inquiries.ts';
import { serverOrderDetails } from './data/orderDetails.ts';
import { serverOrders } from './data/orders.ts';
import { serverRecords } from './data/records.ts';
import { type ServerRequest, requestServer } from './data/request.ts';
import { serverSession } from './data/session.ts';
import { serverSettings } from './data/settings.ts';

export const dataOf =
  (ask: ServerRequest): CreateData =>
  () => ({
    session: serverSession(ask),
    users: serverRecords(ask, 'users'),
    orders: serverOrders(ask),
    quotations: serverRecords(ask, 'quotations'),
    inquiries: serverInquiries(ask),
    services: serverRecords(ask, 'services'),
    settings: serverSettings(ask),
    dashboard: serverDashboard(ask),
    cart: serverCart(ask),
    catalogue: sampleCatalogue,
    profile: serverProfile(ask),
    overview: serverOverview(ask),
    accountRecords: serverAccountRecords(ask),
    orderDetails: serverOrderDetails(ask),
    customerSearch: serverCustomerSearch(ask),
    files: serverFiles,
    workingCalendar: sampleCalendar,
  });

export const createData = dataOf(requestServer);
