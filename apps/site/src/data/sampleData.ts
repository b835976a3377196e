import { sampleAccountRecordsData } from './accountRecords.ts';
import { sampleCart } from './cart.ts';
import { sampleCatalogue } from './catalogue.ts';
import { currentSamples } from './currentSamples.ts';
import { sampleDashboard } from './dashboard.ts';
import { sampleInquiries } from './inquiries.ts';
import { sampleOrderDetailsData } from './orderDetails.ts';
import { sampleOverviewData } from './overview.ts';
import { sampleProfileData } from './profile.ts';
import { sampleRecords } from './records.ts';
import { storedSession } from './session.ts';
import { sampleSettings } from './settings.ts';
import type { CreateData, SiteData } from './siteData.ts';
import { sampleCalendar } from './workingCalendar.ts';

export const sampleData: CreateData = (storage, brand, clock) => ({
  session: storedSession(storage, brand),
  users: sampleRecords('users', async () => (await import('@pcb/records/samples/users')).sampleUsers),
  orders: sampleRecords('orders', () =>
    currentSamples(async () => (await import('@pcb/records/samples/orders')).sampleOrders, clock),
  ),
  quotations: sampleRecords('quotations', () =>
    currentSamples(async () => (await import('@pcb/records/samples/quotations')).sampleQuotations, clock),
  ),
  inquiries: sampleInquiries(clock),
  services: sampleRecords('services', async () => (await import('@pcb/records/samples/services')).sampleServices),
  settings: sampleSettings,
  dashboard: sampleDashboard(clock),
  cart: sampleCart(),
  catalogue: sampleCatalogue,
  profile: sampleProfileData,
  overview: sampleOverviewData(clock),
  accountRecords: sampleAccountRecordsData(clock),
  orderDetails: sampleOrderDetailsData(clock),
  workingCalendar: sampleCalendar,
});

export const sampleDataWith =
  (served: Partial<SiteData>): CreateData =>
  (...visit) => ({ ...sampleData(...visit), ...served });
