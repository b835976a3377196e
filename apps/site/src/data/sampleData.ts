import { sampleCart } from './cart.ts';
import { sampleCatalogue } from './catalogue.ts';
import { sampleDashboard } from './dashboard.ts';
import { sampleInquiries } from './inquiries.ts';
import { sampleOverviewData } from './overview.ts';
import { sampleProfileData } from './profile.ts';
import { sampleRecords } from './records.ts';
import { storedSession } from './session.ts';
import { sampleSettings } from './settings.ts';
import type { CreateData, SiteData } from './siteData.ts';
import { sampleCalendar } from './workingCalendar.ts';

/** The demonstration: sample records, with sessions in the browser's storage. */
export const sampleData: CreateData = (storage, brand) => ({
  session: storedSession(storage, brand),
  users: sampleRecords('users', async () => (await import('@pcb/screens/fixtures/adminUsers')).adminUsers),
  orders: sampleRecords('orders', async () => (await import('@pcb/screens/fixtures/adminOrders')).adminOrders),
  quotations: sampleRecords(
    'quotations',
    async () => (await import('@pcb/screens/fixtures/adminQuotations')).adminQuotations,
  ),
  inquiries: sampleInquiries,
  services: sampleRecords('services', async () => (await import('@pcb/screens/fixtures/adminServices')).adminServices),
  settings: sampleSettings,
  dashboard: sampleDashboard,
  cart: sampleCart(),
  catalogue: sampleCatalogue,
  profile: sampleProfileData,
  overview: sampleOverviewData,
  workingCalendar: sampleCalendar,
});

/** The demonstration with some resources of a server. */
export const sampleDataWith =
  (served: Partial<SiteData>): CreateData =>
  (storage, brand) => ({ ...sampleData(storage, brand), ...served });
