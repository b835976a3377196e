import { mailAt, sampleBusiness } from './business.ts';

export const sampleProfile = {
  name: sampleBusiness.customer,
  company: 'Menon Instruments Pvt. Ltd.',
  mobile: '+91 98470 12345',
  email: mailAt('demo'),
};

export const sampleAddresses = [
  {
    id: 'delivery',
    name: sampleBusiness.customer,
    text: 'Menon Instruments Pvt. Ltd.\n2nd Floor, Leela Towers, Infopark Road\nKakkanad, Kochi 682042\nKerala, India',
    contact: '+91 98470 12345',
    type: 'Delivery',
  },
  {
    id: 'billing',
    name: 'Thomas Kurian',
    text: 'Menon Instruments Pvt. Ltd., Accounts\nTC 14/1281, Vazhuthacaud Road\nThiruvananthapuram 695014\nKerala, India',
    contact: '+91 471 232 4567',
    type: 'Billing',
  },
] as const;

export const sampleEmails: readonly string[] = [
  'purchase@menon-instruments.example',
  'accounts@menon-instruments.example',
];
