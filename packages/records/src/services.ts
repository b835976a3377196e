import { activity, recordName, serialId } from './commonFields.ts';
import { describe } from './fields.ts';

export const services = describe({
  one: 'service',
  many: 'services',
  section: 'services',
  can: ['edit', 'add', 'remove'],
  rightsToChange: 'all',
  fields: {
    id: serialId,
    name: recordName,
    description: { type: 'lines', label: 'Description', appearsIn: ['list', 'csv'], form: { isRequired: true } },
    /** Free text that starts with an amount, because not every service has one price. */
    price: { type: 'price', label: 'Price', appearsIn: ['list', 'csv'], sort: true, form: { isRequired: true } },
    status: activity,
  },
});
