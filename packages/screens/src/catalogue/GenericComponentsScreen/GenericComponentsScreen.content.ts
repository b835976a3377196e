import { esp32Wroom } from '@pcb/art/outlines/boards';
import { chip, sma, sot23, sot223 } from '@pcb/art/outlines/packages';
import { genericParts } from '@pcb/records/genericParts';
import type { Facet, PageMeta, Part } from '../model.ts';
import { originFacet } from '../originFacet.ts';
import { cataloguePageContent } from '../private/CataloguePage.content.ts';
import { partCardContent } from '../private/PartCard.content.ts';

const facets: readonly Facet[] = [
  { id: 'value', label: 'Value' },
  { id: 'tolerance', label: 'Tolerance' },
  { id: 'voltage', label: 'Voltage' },
  { id: 'current', label: 'Current' },
  { id: 'dielectric', label: 'Dielectric' },
  { id: 'band', label: 'Band' },
  { id: 'memory', label: 'Flash' },
  originFacet,
];

const parts: readonly Part[] = [
  {
    ...genericParts.resistor,
    pieces: 100,
    outline: chip('0805', 'coating'),
    facets: { value: '10 kΩ', tolerance: '1 %', origin: 'Taiwan' },
  },
  {
    ...genericParts.capacitor,
    pieces: 100,
    outline: chip('0603'),
    facets: { voltage: '50 V', dielectric: 'X7R', origin: 'Taiwan' },
  },
  {
    ...genericParts.schottky,
    partNumber: 'SS14',
    pieces: 10,
    outline: sma,
    facets: { voltage: '40 V', current: '1 A', origin: 'China' },
  },
  {
    ...genericParts.npn,
    partNumber: 'MMBT3904',
    pieces: 25,
    outline: sot23,
    facets: { voltage: '40 V', current: '0.2 A', origin: 'China' },
  },
  {
    ...genericParts.ldo,
    outline: sot223,
    facets: { voltage: '3.3 V', current: '1 A', origin: 'China' },
  },
  {
    ...genericParts.module,
    partNumber: 'ESP32-WROOM-32E',
    manufacturer: 'Espressif',
    outline: esp32Wroom,
    facets: { band: '2.4 GHz', memory: '4 MB', origin: 'China' },
  },
];

const meta: PageMeta = {
  title: 'Generic electronic components',
  description: 'Six parts that most boards need: resistor, capacitor, diode, transistor, regulator and radio module.',
};

export const genericComponentsContent = {
  ...cataloguePageContent,
  name: 'Generic components',
  title: 'Generic Electronic Components',
  lead: 'Six parts that most boards need, in the packages that we solder every day.',
  facets,
  parts,
  part: partCardContent,
  meta,
};

export type GenericComponentsContent = typeof genericComponentsContent;
