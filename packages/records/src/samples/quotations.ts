import { rupees } from '@pcb/quoting/money';
import type { RowOf } from '../fields.ts';
import type { quotations } from '../quotations.ts';

type Sample = readonly [
  customer: string,
  service: string,
  status: 'Pending' | 'Approved' | 'Rejected',
  date: string,
  rupees: number,
];

/** They contain ₹9,000 and ₹12,000 for the sort order, repeated customers, and names that CSV export must escape. */
const samples: readonly Sample[] = [
  ['Anjali Menon', 'PCB Fabrication, 4 layer', 'Pending', '2025-08-30', 12_000],
  ['Ravi Shankar', 'PCB Assembly', 'Pending', '2025-08-30', 9000],
  ['Fatima Sheikh', 'PCB Layout, high speed', 'Approved', '2025-08-29', 85_000],
  ['Arjun Deshmukh', 'PCB Fabrication & Assembly (Rigid)', 'Approved', '2025-08-28', 4_12_000],
  ['Sneha Kulkarni', 'PCB Fabrication, 4 layer', 'Rejected', '2025-08-28', 5_60_000],
  ['Lakshmi Nair', 'Flexible PCB', 'Pending', '2025-08-27', 23_400],
  ['Joseph Kurian', 'PCB Fabrication, "aluminium core"', 'Approved', '2025-08-26', 42_000],
  ['Karthik Subramanian', 'PCB Stencil, framed', 'Approved', '2025-08-26', 3_250],
  ['Nandini Rao', 'PCB Fabrication, Rogers', 'Pending', '2025-08-25', 2_18_000],
  ['Student Project Account', '=PCB Layout', 'Rejected', '2025-08-25', 640],
  ['Priya Venkataraman', 'PCB Assembly', 'Pending', '2025-08-23', 3_12_500],
  ['Zubin Daruwalla', 'PCB Fabrication, 2 layer', 'Approved', '2025-08-22', 5_200],
  ['Debjani Mukherjee', 'Component Sourcing', 'Approved', '2025-08-21', 18_300],
  ['Ravi Shankar', 'PCB Stencil, frameless', 'Rejected', '2025-08-20', 1_850],
  ['Gurpreet Kaur Dhillon', 'Conformal Coating', 'Pending', '2025-08-19', 14_700],
  ['Sunita Choudhary', 'PCB Fabrication, 2 layer', 'Approved', '2025-08-18', 96_400],
  ['Rohan D’Souza', 'Prototype Run', 'Approved', '2025-08-16', 1_25_000],
  ['Kavya Hegde', 'PCB Assembly', 'Pending', '2025-08-14', 9000],
  ['Vikram Singh Rathore', 'PCB Layout', 'Rejected', '2025-08-14', 74_999],
  ['Sourav Mohanty', 'PCB Fabrication & Assembly (Rigid)', 'Pending', '2025-08-12', 8_40_000],
  ['Meenakshi Sundaram', 'PCB Layout', 'Approved', '2025-08-11', 14_999],
  ['Harish Chandra Pant', 'X-ray Inspection', 'Rejected', '2025-08-09', 6_400],
  ['Muhammed Shafi', 'PCB Fabrication, 2 layer', 'Approved', '2025-08-07', 5_000],
  ['Tenzing Norbu Bhutia', 'PCB Assembly\nwith cable harness', 'Pending', '2025-08-05', 88_000],
  ['Lalrinpuii Ralte', 'PCB Fabrication, 2 layer', 'Approved', '2025-08-02', 450],
  ['Ishaan Bhattacharjee', 'Component Sourcing', 'Pending', '2025-07-30', 36_900],
];

const details = [
  'Quantity 50, ENIG, green mask. Valid for 30 days.',
  'Price includes electrical test. Components are bought by the customer.',
  '',
  'Two review rounds. Gerber and ODB++ delivered.\nChanges after approval are charged by the hour.',
] as const;

export const sampleQuotations: readonly RowOf<typeof quotations>[] = samples.map(
  ([customer, service, status, date, total], index) => ({
    id: `#${890 + (samples.length - 1 - index) * 13}`,
    customer,
    service,
    status,
    date,
    total: rupees(total),
    details: details[index % details.length] ?? '',
  }),
);
