import type { Source } from '../model.ts';

export const capabilitySheet: Source = {
  label: 'Our capability sheet; conversions between mm and mil are computed',
  href: '/resources/technical-capabilities',
};

export const processRule: Source = { label: 'Our own process rule; conversions between mm and mil are computed' };

/** Limits that other manufacturers publish and that we share. */
export const manufacturerLimits: Source = {
  label:
    'Published by Multi Circuit Boards (slots, mask clearance, V-cuts), Seeed Fusion (mask) and JLCPCB (legend); conversions are computed',
};

interface Standard {
  name: string;
  /** The edition with its year. If omitted, the current edition is meant. */
  edition?: string;
  subject: string;
}

export const standards: readonly Standard[] = [
  { name: 'EIA-481', subject: 'Tape and reel' },
  { name: 'IPC-2141', subject: 'Impedance' },
  { name: 'IPC-2152', edition: '2009', subject: 'Track currents' },
  { name: 'IPC-2221', subject: 'Board design' },
  { name: 'IPC-2223', subject: 'Flexible design' },
  { name: 'IPC-2581', subject: 'Fabrication data' },
  { name: 'IPC-4101', edition: 'E', subject: 'Laminates' },
  { name: 'IPC-4552', edition: 'B', subject: 'ENIG' },
  { name: 'IPC-4556', edition: 'A, 2025', subject: 'ENEPIG' },
  { name: 'IPC-4761', edition: 'First', subject: 'Protection of vias' },
  { name: 'IPC-6012', edition: 'F, 2023', subject: 'Rigid boards' },
  { name: 'IPC-6013', subject: 'Flexible boards' },
  { name: 'IPC-7525', edition: 'C, 2021', subject: 'Stencils' },
  { name: 'IPC-9252', subject: 'Electrical test' },
  { name: 'IPC-A-610', edition: 'J, 2024', subject: 'Assemblies' },
  { name: 'IPC-SMEMA-3.1', subject: 'Fiducials' },
  { name: 'IPC-T-50', edition: 'K, 2013', subject: 'Terms' },
  { name: 'J-STD-020', edition: 'F', subject: 'Moisture and reflow' },
  { name: 'J-STD-033', edition: 'D, 2018', subject: 'Handling of parts' },
];
