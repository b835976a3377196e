import {
  adminDashboard,
  adminInquiries,
  adminOrders,
  adminQuotations,
  adminServices,
  adminUsers,
} from '@pcb/screens/fixtures';
import { expect, it } from 'vitest';

it.each([
  ['order', adminOrders, '#1234'],
  ['inquiry', adminInquiries, '#567'],
  ['quotation', adminQuotations, '#890'],
])('[R-12] the sample data contains the %s that the specification names', (_, records, id) => {
  expect(records.filter((record) => record.id === id)).toHaveLength(1);
});

it.each(Object.entries({ adminDashboard, adminInquiries, adminOrders, adminQuotations, adminServices, adminUsers }))(
  '%s contains only letters of which every computer has a font',
  (_, records) => {
    // Our own fonts contain the ohm sign.
    expect(JSON.stringify(records).match(/[^\p{Script=Latin}\p{Script=Common}Ω]+/gu)).toBeNull();
  },
);
