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
  (request: ServerRequest): CreateData =>
  () => ({
    session: serverSession(request),
    users: serverRecords(request, 'users'),
    orders: serverOrders(request),
    quotations: serverRecords(request, 'quotations'),
    inquiries: serverInquiries(request),
    services: serverRecords(request, 'services'),
    settings: serverSettings(request),
    dashboard: serverDashboard(request),
    cart: serverCart(request),
    catalogue: sampleCatalogue,
    profile: serverProfile(request),
    overview: serverOverview(request),
    accountRecords: serverAccountRecords(request),
    orderDetails: serverOrderDetails(request),
    customerSearch: serverCustomerSearch(request),
    files: serverFiles,
    workingCalendar: sampleCalendar,
  });

export const createData = dataOf(requestServer);
