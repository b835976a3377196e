import type { Brand } from '@pcb/screens/brand';
import { type CartData, sampleCart } from './cart.ts';
import { type CatalogueData, sampleCatalogue } from './catalogue.ts';
import { type DashboardFigures, sampleDashboard } from './dashboard.ts';
import { type InquiriesData, sampleInquiries } from './inquiries.ts';
import { type OrdersData, sampleOrders } from './orders.ts';
import { type OverviewData, sampleOverviewData } from './overview.ts';
import { type ProfileData, sampleProfileData } from './profile.ts';
import { type QuotationsData, sampleQuotations } from './quotations.ts';
import { sampleServices, type ServicesData } from './services.ts';
import { type SessionData, storedSession } from './session.ts';
import { sampleSettings, type SettingsData } from './settings.ts';
import type { SiteStorage } from './storage.ts';
import { sampleUsers, type UsersData } from './users.ts';

/** The data of the site, by resource. To connect a server, implement these interfaces. */
export interface SiteData {
  session: SessionData;
  users: UsersData;
  orders: OrdersData;
  quotations: QuotationsData;
  inquiries: InquiriesData;
  services: ServicesData;
  settings: SettingsData;
  dashboard: DashboardFigures;
  cart: CartData;
  catalogue: CatalogueData;
  profile: ProfileData;
  overview: OverviewData;
}

/** The demonstration: sample records, with sessions in the browser's storage. */
export const sampleData = (storage: SiteStorage, brand: Brand): SiteData => ({
  session: storedSession(storage, brand),
  users: sampleUsers,
  orders: sampleOrders,
  quotations: sampleQuotations,
  inquiries: sampleInquiries,
  services: sampleServices,
  settings: sampleSettings,
  dashboard: sampleDashboard,
  cart: sampleCart(),
  catalogue: sampleCatalogue,
  profile: sampleProfileData,
  overview: sampleOverviewData,
});
