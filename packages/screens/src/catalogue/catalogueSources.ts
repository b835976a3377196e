import type { CategoryPath } from './paths.ts';

export interface CatalogueFact {
  id: string;
  path: CategoryPath;
  what: string;
  /** The text as quoted in the lead of the category or in one of its parts. */
  figure: string;
  source: string;
}

/** Facts that customers may rely on in a design, with sources. Everything else in the catalogue is sample data. */
export const catalogueSources: readonly CatalogueFact[] = [
  {
    id: 'spi-flash-package',
    path: '/components/memory-data-storage',
    what: 'W25Q32JVSSIQ and W25Q128JVSIQ, package',
    figure: 'SOIC-8, 208 mil',
    source: 'Winbond, data sheets of W25Q32JV and W25Q128JV, ordering information',
  },
  {
    id: 'licence-free-band',
    path: '/components/rf-wireless',
    what: 'Band without a licence',
    figure: '865 to 868\u00a0MHz',
    source:
      'Use of Low Power Equipment in the Frequency Band 865-868 MHz for Short Range Devices (Exemption from License) Rules, 2021',
  },
  {
    id: 'type-approval',
    path: '/components/rf-wireless',
    what: 'Type approval of equipment in the bands without a licence',
    figure: 'Equipment Type Approval (ETA)',
    source:
      'Equipment type approval clauses of the 2021 rules for 865-868 MHz and of the Use of Low Power Equipment in the Frequency Band 2.4 GHz to 2.4835 GHz (Exemption from Licensing Requirement) Rules, 2005',
  },
  {
    id: 'tvs-clamping',
    path: '/components/semiconductors/diodes',
    what: 'SMBJ24A at its peak current',
    figure: 'clamps at 38.9 V',
    source: 'Littelfuse, data sheet of the SMBJ series',
  },
  {
    id: 'tvs-current',
    path: '/components/semiconductors/diodes',
    what: 'SMBJ24A, peak current for 1 ms',
    figure: '15.5 A peak',
    source: 'Littelfuse, data sheet of the SMBJ series',
  },
  {
    id: 'dht22-bus',
    path: '/components/sensors',
    what: 'DHT22, interface: one wire, but not the 1-Wire of the DS18B20',
    figure: 'Single bus',
    source: 'Aosong, data sheet of the AM2302',
  },
  {
    id: 'ceramic-voltage',
    path: '/components/passive-components/capacitors',
    what: 'Ceramics under DC voltage',
    figure: 'X5R and X7R ceramics lose capacitance under DC voltage; C0G does not.',
    source: 'KEMET, data sheets of its C0G and X7R chip capacitors',
  },
];
