/** A number that the server assigns and that never changes. */
export const serialId = { type: 'serial', label: 'ID', appearsIn: ['list', 'csv'], sort: true } as const;

export const recordName = {
  type: 'text',
  label: 'Name',
  appearsIn: ['list', 'search', 'csv'],
  sort: true,
  form: { isRequired: true },
} as const;

export const activity = {
  type: 'choice',
  label: 'Status',
  choices: ['Active', 'Inactive'],
  appearsIn: ['list', 'csv'],
  filter: 'choice',
  form: {},
} as const;

/** The day of an order or a quotation. */
export const recordDate = {
  type: 'date',
  label: 'Date',
  appearsIn: ['list', 'details', 'csv'],
  sort: true,
  filter: 'date',
  form: { isRequired: true },
} as const;

export const total = {
  type: 'money',
  label: 'Total',
  appearsIn: ['list', 'details', 'csv'],
  sort: true,
  form: { isRequired: true },
} as const;
