import { recordDate, total } from './commonFields.ts';
import { describe } from './fields.ts';

export const orders = describe({
  one: 'order',
  many: 'orders',
  section: 'orders',
  can: ['edit', 'setStatus'],
  rightsToChange: 'orders',
  fields: {
    id: { type: 'reference', label: 'Order ID', appearsIn: ['list', 'search', 'csv'], sort: true },
    pcbName: {
      type: 'text',
      label: 'PCB Name',
      appearsIn: ['list', 'search', 'details', 'csv'],
      sort: true,
      form: { isRequired: true },
    },
    customer: {
      type: 'text',
      label: 'Customer',
      appearsIn: ['search', 'list', 'details', 'csv'],
      sort: true,
      filter: 'text',
      form: { isRequired: true },
    },
    status: {
      type: 'choice',
      label: 'Status',
      choices: ['Pending', 'In Production', 'Shipped'],
      appearsIn: ['list', 'details', 'csv'],
      filter: 'choice',
      form: {},
    },
    date: recordDate,
    total: { ...total, filter: 'range' },
    /** With quantities: 'G5Q relay × 8'. */
    components: { type: 'list', label: 'Components', appearsIn: ['details'], form: {} },
    /** An exception to the status: an open question or a cancellation. */
    flag: {
      type: 'choice',
      label: 'Flag',
      choices: ['', 'Waiting for customer', 'Customer has written', 'Cancelled'],
      isComputed: true,
    },
    shippingAddress: { type: 'lines', label: 'Shipping Address', appearsIn: ['details'], form: {} },
    notes: { type: 'lines', label: 'Notes', appearsIn: ['details'], form: {} },
  },
});

export type OrderStatus = (typeof orders.fields.status.choices)[number];
export type OrderFlag = (typeof orders.fields.flag.choices)[number];
