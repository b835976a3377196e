import { sampleCatalogue } from '../data/catalogue.ts';
import type { CreateData } from '../data/siteData.ts';
import { sampleCalendar } from '../data/workingCalendar.ts';
import { serverCart } from './cart.ts';
import { serverCustomerSearch } from './customerSearch.ts';
import { serverDashboard } from './dashboard.ts';
import { serverFiles } from './files.ts';
import { serverInquiries } from './inquiries.ts';
import { serverOverview, serverProfile } from './account.ts';
import { serverAccountRecords } from './accountRecords.ts';
import { serverOrderDetails } from './orderDetails.ts';
import { serverOrders } from './orders.ts';
import { serverRecords } from './records.ts';
import { type Ask, askServer } from './request.ts';
import { serverSession } from './session.ts';
import { serverSettings } from './settings.ts';

export const dataOf =
  (ask: Ask): CreateData =>
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

export const createData = dataOf(askServer);
