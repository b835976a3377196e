import { inquiries } from './inquiries.ts';
import { orders } from './orders.ts';
import { quotations } from './quotations.ts';
import { services } from './services.ts';
import { users } from './users.ts';

export { inquiries, orders, quotations, services, users };

export const recordKinds = { users, orders, services, inquiries, quotations };

export type Section = keyof typeof recordKinds;

export const sections = Object.values(recordKinds).map(({ section }) => section);
