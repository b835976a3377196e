import { genericParts } from '@pcb/records/genericParts';
import { sampleAddresses, sampleEmails, sampleProfile } from '@pcb/records/samples/customer';
import { sampleInquiries } from '@pcb/records/samples/inquiries';
import { moveToToday } from '@pcb/records/samples/moveToToday';
import { sampleOrders } from '@pcb/records/samples/orders';
import { sampleParts } from '@pcb/records/samples/parts';
import { sampleQuotations } from '@pcb/records/samples/quotations';
import { sampleServices } from '@pcb/records/samples/services';
import { sampleSettings } from '@pcb/records/samples/settings';
import { sampleUsers } from '@pcb/records/samples/users';

export const sampleRecords = {
  records: {
    users: sampleUsers,
    orders: sampleOrders,
    services: sampleServices,
    inquiries: sampleInquiries,
    quotations: sampleQuotations,
  },
  settings: sampleSettings,
  customer: { ...sampleProfile, state: '32', addresses: sampleAddresses, emails: sampleEmails },
  parts: [...Object.values(genericParts), ...Object.values(sampleParts).flat()],
};

export const sampleRecordsAt = (now: number) => moveToToday(sampleRecords, now);
