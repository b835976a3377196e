import { adminInquiries } from '@pcb/screens/fixtures/adminInquiries';
import { adminOrders } from '@pcb/screens/fixtures/adminOrders';
import { adminQuotations } from '@pcb/screens/fixtures/adminQuotations';
import { adminServices } from '@pcb/screens/fixtures/adminServices';
import { adminSettings } from '@pcb/screens/fixtures/adminSettings';
import { adminUsers } from '@pcb/screens/fixtures/adminUsers';
import { moveToToday } from '@pcb/screens/fixtures/moveToToday';
import { sampleAddresses, sampleEmails, sampleProfile } from '@pcb/screens/fixtures/account';
import { listedParts } from '@pcb/screens/fixtures/listedParts';

export const sampleRecords = {
  records: {
    users: adminUsers,
    orders: adminOrders,
    services: adminServices,
    inquiries: adminInquiries,
    quotations: adminQuotations,
  },
  settings: adminSettings,
  customer: { ...sampleProfile, state: '32', addresses: sampleAddresses, emails: sampleEmails },
  parts: listedParts.map(({ part }) => part),
};

export const sampleRecordsAt = (now: number) => moveToToday(sampleRecords, now);
