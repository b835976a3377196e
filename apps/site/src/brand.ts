import type { Brand } from '@pcb/screens/brand';

/** The one place for every name, address and demo account. Together with a theme file it is all that rebranding takes. */
export const brand: Brand = {
  name: 'alphianz',
  website: 'https://www.alphianz.example',
  email: 'hello@alphianz.example',
  phone: '+91 484 400 1996',
  demoCustomer: { name: 'Anjali Menon', email: 'demo@alphianz.example', password: 'demo1234' },
  admin: { email: 'admin@alphianz.example', password: 'admin1234' },
  schedulingUrl: 'https://calendar.example/alphianz',
  avatarUrl: 'https://avatars.example/admin.png',
};
