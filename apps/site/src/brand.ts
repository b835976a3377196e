import type { Brand } from '@pcb/screens/brand';

export const brand: Brand = {
  name: 'alphianz',
  website: 'https://www.alphianz.example',
  region: 'Kerala',
  founded: 1996,
  email: 'hello@alphianz.example',
  phone: '+91 484 400 1996',
  // Sample data: replace all of it. The GSTIN is plainly invented, with a valid check digit.
  registration: {
    legalName: 'alphianz Private Limited (sample company)',
    cin: 'U26104KL1996PTC000000',
    gstin: '32AAAAA0000A1ZB',
    office: '1 Sample Road, Kochi, Kerala, India',
    udyam: 'UDYAM-XX-00-0000000',
  },
  contact: { hours: 'Monday to Saturday, 9:30 to 18:00 IST', replyTime: 'one working day' },
  bank: { name: 'Sample Bank, Kochi', account: '000000000000', ifsc: 'SMPL0000000' },
  grievances: { name: 'Meera Nair (sample)', designation: 'Grievance Officer', email: 'grievances@alphianz.example' },
  terms: {
    payment: '100 % in advance by bank transfer, against a proforma invoice.',
    delivery:
      'Handed to the carrier at our factory in Kochi (FCA, Incoterms 2020), cleared for export if it leaves India.',
    validDays: 30,
  },
  orderCutOff: 15,
  isDemonstration: true,
  demoCustomer: { name: 'Anjali Menon', email: 'demo@alphianz.example' },
  admin: { email: 'admin@alphianz.example' },
  schedulingUrl: 'https://calendar.example/alphianz',
  avatarUrl: 'https://avatars.example/admin.png',
};

/** The brand in the browser's interface. Rebranding changes this, `brand` and a theme file. */
export const browserBrand = {
  barColors: { light: '#faf9f5', dark: '#07110c' },
  iconBackground: '#0b3524',
  icon: [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>",
    "<rect width='32' height='32' rx='7' fill='#0b3524'/>",
    "<g transform='translate(3.6 4) scale(.77)'>",
    "<path d='M9 5h9.5l7 7v17M25.5 20.5a6.75 6.75 0 1 1-13.5 0a6.75 6.75 0 1 1 13.5 0z' fill='none' stroke='#f1f1e6' stroke-width='3.5' stroke-linejoin='round'/>",
    "<circle cx='8' cy='5' r='3.5' fill='#e0b460'/></g></svg>",
  ].join(''),
};
