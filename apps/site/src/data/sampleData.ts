import { moveToToday } from '@pcb/screens/fixtures/moveToToday';
import { sampleAccountRecordsData } from './accountRecords.ts';
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

export const sampleData: CreateData = (storage, brand, clock) => ({
  session: storedSession(storage, brand),
  users: sampleRecords('users', async () => (await import('@pcb/screens/fixtures/adminUsers')).adminUsers),
  orders: sampleRecords('orders', async () =>
    moveToToday((await import('@pcb/screens/fixtures/adminOrders')).adminOrders, clock()),
  ),
  quotations: sampleRecords('quotations', async () =>
    moveToToday((await import('@pcb/screens/fixtures/adminQuotations')).adminQuotations, clock()),
  ),
  inquiries: sampleInquiries(clock),
  services: sampleRecords('services', async () => (await import('@pcb/screens/fixtures/adminServices')).adminServices),
  settings: sampleSettings,
  dashboard: sampleDashboard(clock),
  cart: sampleCart(),
  catalogue: sampleCatalogue,
  profile: sampleProfileData,
  overview: sampleOverviewData(clock),
  accountRecords: sampleAccountRecordsData(clock),
  workingCalendar: sampleCalendar,
});

export const sampleDataWith =
  (served: Partial<SiteData>): CreateData =>
  (...visit) => ({ ...sampleData(...visit), ...served });
