import type { RowOf } from '../fields.ts';
import type { users } from '../users.ts';

type Sample = readonly [name: string, email: string, orders: number, status: 'Active' | 'Inactive'];

/** Two names are repeated, because different users can share a name. */
// oxfmt-ignore
const samples: readonly Sample[] = [
  ['Anjali Menon', 'anjali.menon@backwater-robotics.example', 14, 'Active'],
  ['Ravi Shankar', 'ravi.shankar@deccan-motion.example', 9, 'Active'],
  ['Fatima Sheikh', 'fatima.sheikh@malabar-medical.example', 22, 'Active'],
  ['Joseph Kurian', 'joseph.kurian@periyar-lighting.example', 3, 'Inactive'],
  ['Lakshmi Nair', 'lakshmi.nair@thrissur-sensors.example', 7, 'Active'],
  ['Arjun Deshmukh', 'arjun.deshmukh@pune-mobility.example', 31, 'Active'],
  ['Karthik Subramanian', 'karthik.s@kovai-pumps.example', 12, 'Active'],
  ['Ravi Shankar', 'ravi.s@nilgiri-telemetry.example', 2, 'Inactive'],
  ['Gurpreet Kaur Dhillon', 'gurpreet@sutlej-agritech.example', 18, 'Active'],
  ['Debjani Mukherjee', 'debjani.mukherjee@hooghly-instruments.example', 6, 'Active'],
  ['Mohammed Ashraf K. P.', 'ashraf.kp@calicut-marine.example', 0, 'Inactive'],
  ['Priya Venkataraman', 'priya.v@marina-avionics.example', 27, 'Active'],
  ['Zubin Daruwalla', 'zubin@colaba-audio.example', 5, 'Active'],
  ['Muhammed Shafi', 'shafi@ponnani-power.example', 1, 'Active'],
  ['Nandini Rao', 'nandini.rao@bengaluru-radar.example', 44, 'Active'],
  ['Sunita Choudhary', 'sunita.choudhary@jaipur-solar.example', 10, 'Active'],
  ['Tenzing Norbu Bhutia', 'tenzing@teesta-hydro.example', 4, 'Inactive'],
  ['Meenakshi Sundaram', 'meenakshi@madurai-weighing.example', 16, 'Active'],
  ['Rohan D’Souza', 'rohan.dsouza@mandovi-drones.example', 8, 'Active'],
  ['Arun Kumar', 'arun.kumar@salem-steelworks.example', 20, 'Active'],
  ['Ishaan Bhattacharjee', 'ishaan@guwahati-iot.example', 3, 'Active'],
  ['Kavya Hegde', 'kavya.hegde@udupi-diagnostics.example', 13, 'Active'],
  ['Abdul Rahman Siddiqui', 'a.siddiqui@charminar-telecom.example', 0, 'Inactive'],
  ['Sneha Kulkarni', 'sneha.kulkarni@nashik-rail.example', 35, 'Active'],
  ['Lalrinpuii Ralte', 'lalrinpuii@aizawl-labs.example', 2, 'Active'],
  ['Vikram Singh Rathore', 'vikram.rathore@thar-defence.example', 52, 'Active'],
  ['Divya Thomas', 'divya.thomas@kottayam-press.example', 5, 'Active'],
  ['Harish Chandra Pant', 'harish.pant@doon-optics.example', 11, 'Inactive'],
  ['Anjali Menon', 'anjali@vypin-boats.example', 1, 'Active'],
  ['Sourav Mohanty', 'sourav.mohanty@chilika-metering.example', 17, 'Active'],
  ['Venkatanarasimharajuvaripeta Sriramachandramurthy', 'venkatanarasimharajuvaripeta.sriramachandramurthy@rajahmundry-process-instrumentation.example', 6, 'Active'],
  ['Student Project Account', 'projects@college-of-engineering.example', 128, 'Active'],
];

export const sampleUsers: readonly RowOf<typeof users>[] = samples.map(([name, email, orders, status], index) => ({
  id: index + 1,
  name,
  email,
  orders,
  status,
}));
