import { rupees } from '@pcb/quoting/money';
import type { RowOf } from '../fields.ts';
import type { orders } from '../orders.ts';

type Status = 'Pending' | 'In Production' | 'Shipped';
type Sample = readonly [pcbName: string, customer: string, status: Status, date: string, rupees: number];

/** They contain names that CSV export must escape, ₹9,000 and ₹12,000 for the sort order, and repeated names. */
// oxfmt-ignore
const samples: readonly Sample[] = [
  ['Motor controller', 'Anjali Menon', 'Pending', '2025-08-29', 9000],
  ['Sensor node, LoRaWAN', 'Ravi Shankar', 'In Production', '2025-08-28', 12_000],
  ['Relay board, 8 way, "silent"', 'Fatima Sheikh', 'Shipped', '2025-08-28', 1_25_000],
  ['Battery management system for e-rickshaw, 48 V, 16 cells', 'Arjun Deshmukh', 'In Production', '2025-08-27', 3_84_500],
  ['Pump starter', 'Karthik Subramanian', 'Pending', '2025-08-27', 18_750],
  ['Display adapter', 'Lakshmi Nair', 'Shipped', '2025-08-26', 850],
  ['=SUM(total) test board', 'Student Project Account', 'Pending', '2025-08-26', 640],
  ['Charger\nrevision C', 'Joseph Kurian', 'In Production', '2025-08-25', 27_300],
  ['Solar charge controller, 60 A', 'Sunita Choudhary', 'Shipped', '2025-08-25', 96_400],
  ['Motor controller', 'Ravi Shankar', 'Shipped', '2025-08-24', 9000],
  ['Patch antenna array, 5.8 GHz, Rogers RO4350B', 'Nandini Rao', 'Pending', '2025-08-23', 2_18_000],
  ['ECG front end', 'Fatima Sheikh', 'In Production', '2025-08-22', 74_250],
  ['Drone power distribution', 'Rohan D’Souza', 'Shipped', '2025-08-22', 15_600],
  ['Signalling interlock, main track, left bank', 'Sneha Kulkarni', 'Pending', '2025-08-21', 5_60_000],
  ['Weighing cell amplifier', 'Meenakshi Sundaram', 'Shipped', '2025-08-21', 11_200],
  ['Street light driver, 90 W', 'Joseph Kurian', 'In Production', '2025-08-20', 42_000],
  ['Soil moisture probe', 'Gurpreet Kaur Dhillon', 'Shipped', '2025-08-20', 7_300],
  ['Tube preamplifier', 'Zubin Daruwalla', 'Pending', '2025-08-19', 4_450],
  ['Jalanirappu sensor', 'Muhammed Shafi', 'Pending', '2025-08-18', 2_150],
  ['Radar processor, 12 layers', 'Nandini Rao', 'In Production', '2025-08-18', 8_75_000],
  ['Smart meter, single phase', 'Sourav Mohanty', 'In Production', '2025-08-16', 1_92_000],
  ['Water quality logger', 'Debjani Mukherjee', 'Shipped', '2025-08-14', 22_800],
  ['Gateway, 4G and Ethernet', 'Ishaan Bhattacharjee', 'Pending', '2025-08-14', 36_900],
  ['Inverter gate driver', 'Vikram Singh Rathore', 'In Production', '2025-08-13', 1_08_000],
  ['Flight recorder interface', 'Priya Venkataraman', 'Pending', '2025-08-12', 3_12_500],
  ['Iyanthira kattuppaattu palakai', 'Arun Kumar', 'Shipped', '2025-08-12', 58_000],
  ['Incubator temperature controller', 'Kavya Hegde', 'Shipped', '2025-08-11', 13_400],
  ['Boat winch control', 'Anjali Menon', 'Shipped', '2025-08-09', 19_990],
  ['Printing press encoder', 'Divya Thomas', 'In Production', '2025-08-08', 6_720],
  ['Hydro governor I/O card', 'Tenzing Norbu Bhutia', 'Pending', '2025-08-07', 88_000],
  ['LED matrix, 64 × 32', 'Student Project Account', 'Shipped', '2025-08-06', 3_980],
  ['Optical encoder, reflective', 'Harish Chandra Pant', 'Shipped', '2025-08-05', 24_600],
  ['-12 V rail supply', 'Zubin Daruwalla', 'Pending', '2025-08-05', 5_200],
  ['Handheld spectrometer', 'Debjani Mukherjee', 'In Production', '2025-08-04', 67_800],
  ['Ground station tracker', 'Priya Venkataraman', 'Shipped', '2025-08-02', 45_000],
  ['Bijli meter', 'Sunita Choudhary', 'Shipped', '2025-08-01', 31_400],
  ['CAN bus breakout', 'Arjun Deshmukh', 'Shipped', '2025-07-31', 450],
  ['Telemetry relay', 'Ravi Shankar', 'Shipped', '2025-07-29', 12_000],
  ['Telecom rectifier control', 'Abdul Rahman Siddiqui', 'In Production', '2025-07-28', 1_46_000],
  ['MOTORCONTROLLER_REV_C_FINAL_FINAL_APPROVED_20250726_PANELISED_2X3_ENIG', 'Nandini Rao', 'Pending', '2025-07-26', 72_000],
  ['Microscope stage driver', 'Lalrinpuii Ralte', 'Shipped', '2025-07-24', 8_640],
  ['Process instrumentation backplane, six slots', 'Venkatanarasimharajuvaripeta Sriramachandramurthy', 'Pending', '2025-07-22', 2_04_000],
];

const components: Readonly<Record<string, readonly string[]>> = {
  'Motor controller': ['STM32G474 microcontroller', 'IRFB4110 MOSFET × 6', 'Shunt resistor, 0.5 mΩ'],
  'Sensor node, LoRaWAN': ['SX1262 transceiver', 'SHT40 sensor', 'Li-SOCl₂ cell holder'],
  'Relay board, 8 way, "silent"': ['G5Q relay × 8', 'ULN2803 driver', 'Screw terminals, 5.08 mm'],
  'Battery management system for e-rickshaw, 48 V, 16 cells': [
    'BQ76952 monitor',
    'AO4407 MOSFET × 12',
    'NTC 10 kΩ × 4',
  ],
  'Handheld spectrometer': ['STM32H743 microcontroller', 'TCD1304 line sensor', 'USB-C receptacle'],
};

const addresses = [
  '2nd Floor, Infopark Phase 1\nKakkanad, Kochi 682042\nKerala',
  'Plot 18, Electronic City Phase 2\nBengaluru 560100\nKarnataka',
  'Unit 4, MIDC Bhosari\nPune 411026\nMaharashtra',
  '12/3, Avinashi Road, Peelamedu\nCoimbatore 641004\nTamil Nadu',
  'Plot 7, Vyavasaya Estate\nThrissur 680005\nKerala',
  'G-12, Sitapura Audyogik Kshetra\nJaipur 302022\nRajasthan',
] as const;

const notes = [
  'Panel of six with tabs of 1.6 mm. Deliver with the test report.',
  '',
  'Call before delivery: the gate closes at 17:30.',
  'Green mask, white legend, ENIG. Peelable mask over the edge contacts.',
] as const;

export const sampleOrders: readonly RowOf<typeof orders>[] = samples.map(
  ([pcbName, customer, status, date, total], index) => ({
    id: `#${1234 - index * 7}`,
    pcbName,
    customer,
    status,
    date,
    total: rupees(total),
    components: components[pcbName] ?? [],
    flag: '',
    shippingAddress: addresses[index % addresses.length] ?? '',
    notes: notes[index % notes.length] ?? '',
  }),
);
