import type { EditedOrder } from '@pcb/screens/admin/AdminOrderEditScreen';
import type { EditedQuotation } from '@pcb/screens/admin/AdminQuotationEditScreen';
import type { EditedService } from '@pcb/screens/admin/AdminServiceEditScreen';
import type { NewService } from '@pcb/screens/admin/AdminServicesScreen';
import type { EditedUser } from '@pcb/screens/admin/AdminUserEditScreen';
import type { NewUser } from '@pcb/screens/admin/AdminUsersScreen';
import type { AdminOrder, AdminQuotation, AdminService, AdminUser } from '@pcb/screens/admin/records';
import type { Brand } from '@pcb/screens/brand';
import type { AccountRecordsData } from './accountRecords.ts';
import type { CartData } from './cart.ts';
import type { CatalogueData } from './catalogue.ts';
import type { CustomerSearchData } from './customerSearch.ts';
import type { DashboardFigures } from './dashboard.ts';
import type { FilesData } from './files.ts';
import type { InquiriesData } from './inquiries.ts';
import type { OrderDetailsData } from './orderDetails.ts';
import type { OverviewData } from './overview.ts';
import type { ProfileData } from './profile.ts';
import type { AddedRecords, EditedRecords, Records, StatusChanges } from './records.ts';
import type { SessionData } from './session.ts';
import type { SettingsData } from './settings.ts';
import type { SiteStorage } from './storage.ts';
import type { WorkingCalendarData } from './workingCalendar.ts';

/** The data of the site, by resource. Implement these interfaces to connect a server. */
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
  accountRecords: AccountRecordsData;
  orderDetails: OrderDetailsData;
  /** Without it, the searches of the account area find nothing, as the specification has it for the demonstration. */
  customerSearch?: CustomerSearchData;
  /** If absent, upload buttons announce that they are not wired yet, as specified for the demonstration. */
  files?: FilesData;
  workingCalendar: WorkingCalendarData;
}

export type CreateData = (storage: SiteStorage, brand: Brand, clock: () => number) => SiteData;
