import { describe } from './fields.ts';

/** The orders of all customers. */
export const orders = describe({
  one: 'order',
  many: 'orders',
  section: 'orders',
  can: ['edit', 'setStatus'],
  rightsToChange: 'orders',
  fields: {
    /** Such as '#1234'. */
    id: { type: 'reference', label: 'Order ID', appearsIn: ['list', 'search', 'csv'], sort: true },
    /** The customer's name for the board. */
    pcbName: {
      type: 'text',
      label: 'PCB Name',
      appearsIn: ['list', 'search', 'details', 'csv'],
      sort: true,
      form: { isRequired: true },
    },
    /** The name of the customer. */
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
    /** The date of the order. */
    date: {
      type: 'date',
      label: 'Date',
      appearsIn: ['list', 'details', 'csv'],
      sort: true,
      filter: 'date',
      form: { isRequired: true },
    },
    total: {
      type: 'money',
      label: 'Total',
      appearsIn: ['list', 'details', 'csv'],
      sort: true,
      filter: 'range',
      form: { isRequired: true },
    },
    /** The components with their quantities: 'G5Q relay × 8'. */
    components: { type: 'list', label: 'Components', appearsIn: ['details'], form: {} },
    shippingAddress: { type: 'lines', label: 'Shipping Address', appearsIn: ['details'], form: {} },
    /** The customer's notes. */
    notes: { type: 'lines', label: 'Notes', appearsIn: ['details'], form: {} },
  },
});
