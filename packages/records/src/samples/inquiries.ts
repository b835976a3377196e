import type { RowOf } from '../fields.ts';
import type { inquiries } from '../inquiries.ts';

type Sample = readonly [customer: string, subject: string, status: 'Open' | 'Closed', date: string, details: string];

// One inquiry per line, however long.
// oxfmt-ignore
const samples: readonly Sample[] = [
  ['Anjali Menon', 'Lead time for 4-layer boards', 'Open', '2025-08-30', 'We need 200 boards within three weeks. Is express possible with ENIG?'],
  ['Ravi Shankar', 'Impedance report', 'Open', '2025-08-30', 'Please send the coupon measurements of the last lot.'],
  ['Lakshmi Nair', 'Flex bordinte kanam', 'Open', '2025-08-29', 'Polyimide 0.06 millimetril labhyamaano?'],
  ['Fatima Sheikh', 'ISO 13485 certificate', 'Closed', '2025-08-29', 'Our auditor asks for it. A copy by e-mail is enough.'],
  ['Arjun Deshmukh', 'BMS ke liye tambe ki motai', 'Open', '2025-08-28', 'Kya bahari parat par 3 oz tamba sambhav hai?'],
  ['Joseph Kurian', 'Aluminium core for street lights', 'Closed', '2025-08-27', 'MCPCB, 1.6 mm, 90 W. What is the dielectric?'],
  ['Karthik Subramanian', 'Stencil alavu', 'Closed', '2025-08-26', 'Framed stencil of 400 x 500 mm, please.'],
  ['Ravi Shankar', 'Impedance report', 'Closed', '2025-08-25', 'For the lot before as well.'],
  ['Gurpreet Kaur Dhillon', 'Conformal coating against dew', 'Open', '2025-08-25', 'Silicone or acrylic? The probe stands in a field.'],
  ['Debjani Mukherjee', 'Rogers and FR4 in one stack-up', 'Open', '2025-08-24', 'RO4350B on top, FR4 below, 6 layers.'],
  ['Nandini Rao', 'Back drilling', 'Closed', '2025-08-22', 'Residual stub below 0.2 mm?'],
  ['Zubin Daruwalla', 'Matte black mask, "stealth"', 'Closed', '2025-08-21', 'With gold legend, if it exists.'],
  ['Priya Venkataraman', 'First article inspection', 'Open', '2025-08-20', 'AS9102 forms 1 to 3.'],
  ['Student Project Account', '=DISCOUNT() for students', 'Open', '2025-08-19', 'Is there one?'],
  ['Sneha Kulkarni', 'EN 50155 test', 'Closed', '2025-08-18', 'Which laboratory do you work with?'],
  ['Rohan D’Souza', 'Panel for drones', 'Closed', '2025-08-16', 'Round boards of 36 mm, how many on a panel?'],
  ['Vikram Singh Rathore', 'Export papers', 'Open', '2025-08-14', 'We ship to a shipyard in Oman.'],
  ['Kavya Hegde', 'Reel of 5,000 capacitors', 'Closed', '2025-08-13', 'Do you keep the rest for the next order?'],
  ['Muhammed Shafi', 'Via in pad', 'Open', '2025-08-12', 'Filled and capped, 0.2 mm laser.'],
  ['Meenakshi Sundaram', 'Gold fingers', 'Closed', '2025-08-11', 'Hard gold, 30 micro-inch, bevelled edge.'],
  ['Sourav Mohanty', 'Price for 10,000 energy meters', 'Open', '2025-08-09', 'Two layers, 80 x 60 mm, quarterly call-off.'],
  ['Harish Chandra Pant', 'Edge plating', 'Closed', '2025-08-07', 'On three sides.'],
  ['Arjun Deshmukh', 'Thermal vias', 'Closed', '2025-08-06', 'Pitch of 1 mm below the MOSFETs.'],
  ['Tenzing Norbu Bhutia', 'Delivery to Gangtok', 'Closed', '2025-08-04', 'Which courier, and how long?'],
  ['Divya Thomas', 'Replacement for an obsolete encoder', 'Open', '2025-08-01', ''],
  ['Lalrinpuii Ralte', 'Invoice with another address', 'Closed', '2025-07-30', 'Please bill the laboratory, not the university.'],
];

export const sampleInquiries: readonly RowOf<typeof inquiries>[] = samples.map(
  ([customer, subject, status, date, details], index) => ({
    id: `#${567 + (samples.length - 1 - index) * 19}`,
    customer,
    subject,
    status,
    date,
    details,
  }),
);
