import type { EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
import type { EditedQuotation } from '@pcb/screens/admin/AdminQuotationEditScreen';
import type { EditedService } from '@pcb/screens/admin/AdminServiceEditScreen';
import type { NewService } from '@pcb/screens/admin/AdminServicesScreen';
import type { EditedUser } from '@pcb/screens/admin/AdminUserEditScreen';
import type { NewUser } from '@pcb/screens/admin/AdminUsersScreen';
import type { AdminOrder, AdminQuotation, AdminService, AdminUser } from '@pcb/screens/admin/records';
import type { Brand } from '@pcb/screens/brand';
import { type CartData, sampleCart } from './cart.ts';
import { type CatalogueData, sampleCatalogue } from './catalogue.ts';
import { type DashboardFigures, sampleDashboard } from './dashboard.ts';
import { type InquiriesData, sampleInquiries } from './inquiries.ts';
import { type OverviewData, sampleOverviewData } from './overview.ts';
import { type ProfileData, sampleProfileData } from './profile.ts';
import { type AddedRecords, type EditedRecords, type Records, sampleRecords, type StatusChanges } from './records.ts';
import { type SessionData, storedSession } from './session.ts';
import { sampleSettings, type SettingsData } from './settings.ts';
import type { SiteStorage } from './storage.ts';

/** The data of the site, by resource. To connect a server, implement these interfaces. */
export interface SiteData {
  session: SessionData;
  users: Records<AdminUser> & EditedRecords<EditedUser> & AddedRecords<NewUser>;
  orders: Records<AdminOrder> & EditedRecords<EditedOrder> & StatusChanges;
  quotations: Records<AdminQuotation> & EditedRecords<EditedQuotation> & StatusChanges;
  inquiries: InquiriesData;
  services: Records<AdminService> & EditedRecords<EditedService> & AddedRecords<NewService>;
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
});
