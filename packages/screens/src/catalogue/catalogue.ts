import * as boards from '@pcb/art/outlines/boards';
import * as bodies from '@pcb/art/outlines/bodies';
import * as packages from '@pcb/art/outlines/packages';
import type { Category, CategoryGroup, PartOutline } from './model.ts';
import { originFacet } from './originFacet.ts';
import { type CategoryGroupPath, categoryGroupPaths, type CategoryPath, categoryPaths } from './paths.ts';

export type { Category, CategoryGroup, Facet, ListedPart, Part } from './model.ts';

type CategoryText = Pick<Category, 'name' | 'title' | 'lead' | 'outline'> & {
  facets: Record<string, string>;
};

const category = (outline: PartOutline, name: string, title = name) => ({
  outline,
  name,
  title,
});

const categoryText: Record<CategoryPath, CategoryText> = {
  '/components/connectors/board-to-board': {
    ...category(packages.header(2, 10, 2.54), 'Board to board', 'Board-to-board connectors'),
    lead: 'Pin headers, socket strips and mezzanine connectors that join two boards and set the distance between them.',
    facets: { pitch: 'Pitch', positions: 'Positions', 'stack-height': 'Stack height' },
  },
  '/components/connectors/wire-to-board': {
    ...category(packages.terminal(3, 5.08), 'Wire to board', 'Wire-to-board connectors'),
    lead: 'Headers for crimped plugs and screw terminals, for wires that connect and disconnect without soldering.',
    facets: { pitch: 'Pitch', positions: 'Positions', current: 'Current' },
  },
  '/components/connectors/wire-to-wire': {
    ...category(packages.pair(4), 'Wire to wire', 'Wire-to-wire connectors'),
    lead: 'Pairs and splices that join cables in line, from signal leads to battery cables.',
    facets: { positions: 'Positions', current: 'Current' },
  },
  '/components/electromechanical/relays': {
    ...category(bodies.srdRelay, 'Relays'),
    lead: 'Power, signal and automotive relays, with isolation between coil and contacts.',
    facets: { coil: 'Coil voltage', current: 'Contact current', form: 'Contacts' },
  },
  '/components/electromechanical/switches': {
    ...category(bodies.tactile6, 'Switches'),
    lead: 'Board-mounted buttons and panel switches, by type, number of poles and rated current.',
    facets: { type: 'Type', poles: 'Poles', current: 'Current' },
  },
  '/components/electromechanical/motors': {
    ...category(bodies.nema17, 'Motors'),
    lead: 'Geared and plain DC motors, steppers and servos for small machines.',
    facets: { type: 'Type', voltage: 'Voltage', speed: 'Speed' },
  },
  '/components/embedded-solutions': {
    ...category(boards.pico, 'Embedded solutions'),
    lead: 'Microcontroller boards for development before you design your own.',
    facets: { core: 'Core', memory: 'Program memory', pins: 'Signal pins' },
  },
  '/components/enclosures': {
    ...category(packages.box(115, 65, 55), 'Enclosures'),
    lead: 'Plastic and die-cast boxes. Choose the box first: it determines the board outline and the mounting holes.',
    facets: { material: 'Material', length: 'Longest side', rating: 'Protection' },
  },
  '/components/engineering-tools': {
    ...category(packages.sketch('dongle'), 'Engineering tools'),
    lead: 'Programmers, adapters, a logic analyser and prototyping boards.',
    facets: { type: 'Type', connection: 'Connection' },
  },
  '/components/industrial-automation': {
    ...category(packages.sketch('din'), 'Industrial automation'),
    lead: 'Power supplies and relays for DIN rails, and sensors for machines.',
    facets: { type: 'Type', supply: 'Supply' },
  },
  '/components/led-lighting': {
    ...category(packages.led5mm, 'LED lighting'),
    lead: 'LEDs for lighting and indicators, surface-mounted or leaded.',
    facets: { colour: 'Colour', current: 'Current', package: 'Package' },
  },
  '/components/memory-data-storage': {
    ...category(packages.microSd, 'Memory and data storage'),
    lead: 'Volatile and non-volatile memory for settings, programs and logs. The capacities of chips are in bits.',
    facets: { type: 'Type', size: 'Size', bus: 'Bus' },
  },
  '/components/opto-electronics': {
    ...category(packages.dip(6), 'Opto-electronics'),
    lead: 'Emitters, receivers, displays, and isolators that transmit a signal by light.',
    facets: { type: 'Type', figure: 'Wavelength or transfer ratio' },
  },
  '/components/passive-components/resistors': {
    ...category(packages.axialResistor, 'Resistors'),
    lead: 'Chip and leaded resistors, from milliohms for current sensing to kilohms for pull-ups.',
    facets: { resistance: 'Resistance', tolerance: 'Tolerance', power: 'Power', size: 'Size' },
  },
  '/components/passive-components/capacitors': {
    ...category(packages.radial(6.3, 11, 2.5, true), 'Capacitors'),
    lead: 'Ceramic, aluminium, tantalum and film capacitors. X5R and X7R ceramics lose capacitance under DC voltage; C0G does not.',
    facets: { capacitance: 'Capacitance', voltage: 'Voltage', dielectric: 'Dielectric' },
  },
  '/components/passive-components/inductors': {
    ...category(packages.powerInductor6, 'Inductors'),
    lead: 'Power inductors for converters, ferrite beads for supply lines, and mains chokes.',
    facets: { inductance: 'Inductance', current: 'Current', size: 'Size' },
  },
  '/components/power': {
    ...category(packages.to220, 'Power', 'Power supplies and converters'),
    lead: 'Regulators, converter modules and isolated supplies that provide the voltage your board needs.',
    facets: { topology: 'Topology', voltage: 'Output voltage', current: 'Maximum output current' },
  },
  '/components/rf-wireless': {
    ...category(boards.esp32Wroom, 'RF and wireless'),
    lead: 'Radio modules and antennas. In India, low-power equipment needs no licence at 865 to 868\u00a0MHz and at 2.4 GHz, but its model needs an Equipment Type Approval (ETA) of the WPC wing.',
    facets: { band: 'Band', interface: 'Interface' },
  },
  '/components/semiconductors/diodes': {
    ...category(packages.sma, 'Diodes'),
    lead: 'Rectifiers, Schottky and Zener diodes, and TVS diodes for surge protection.',
    facets: { type: 'Type', voltage: 'Voltage', current: 'Current' },
  },
  '/components/semiconductors/transistors': {
    ...category(packages.sot23, 'Transistors'),
    lead: 'Bipolar transistors and MOSFETs. On-resistances are the maximum in the data sheet, with the gate fully driven.',
    facets: { type: 'Type', voltage: 'Voltage', current: 'Current', 'on-resistance': 'On-resistance' },
  },
  '/components/semiconductors/ics': {
    ...category(packages.lqfp48, 'ICs', 'Integrated circuits'),
    lead: 'Timers, amplifiers, logic, drivers, interfaces and microcontrollers, for hand and machine assembly.',
    facets: { family: 'Family', package: 'Package' },
  },
  '/components/sensors': {
    ...category(packages.dht22, 'Sensors'),
    lead: 'Temperature, climate, distance, motion, current and light sensors, as parts and on breakout boards.',
    facets: { quantity: 'Measures', interface: 'Interface' },
  },
  '/components/test-measurement': {
    ...category(packages.sketch('instrument'), 'Test and measurement'),
    lead: 'Meters, probes and leads for bringing up and testing boards.',
    facets: { type: 'Type', range: 'Range' },
  },
  '/components/thermal-management': {
    ...category(packages.sketch('heatsink'), 'Thermal management'),
    lead: 'Heatsinks, pads, paste and fans. A 20 K/W heatsink warms up by 20 degrees for every watt.',
    facets: { type: 'Type', figure: 'Thermal figure' },
  },
  '/components/tools-supplies/soldering': {
    ...category(packages.sketch('iron'), 'Soldering', 'Soldering supplies'),
    lead: 'Wire, paste, flux and irons. Sn63Pb37 contains lead; SAC305 is lead-free and melts 34 degrees higher.',
    facets: { type: 'Type', alloy: 'Alloy' },
  },
  '/components/tools-supplies/cleaning': {
    ...category(packages.sketch('bottle'), 'Cleaning', 'Cleaning supplies'),
    lead: 'Solvents, sprays and wipes that remove flux, dust, oxide and paste from boards and stencils.',
    facets: { type: 'Type', removes: 'Removes' },
  },
  '/components/tools-supplies/esd-protection': {
    ...category(packages.sketch('strap'), 'ESD protection'),
    lead: 'Straps, mats and bags that discharge static before it damages a device.',
    facets: { type: 'Type', protects: 'Protects' },
  },
  '/components/wire-cable': {
    ...category(packages.wires(4), 'Wire and cable'),
    lead: 'Hook-up wire and ribbon cable. The lower the gauge number, the thicker the wire.',
    facets: { gauge: 'Gauge', colour: 'Colour', insulation: 'Insulation' },
  },
};

const groupText: Record<CategoryGroupPath, Pick<CategoryGroup, 'name' | 'lead' | 'outline'>> = {
  '/components/connectors': {
    name: 'Connectors',
    lead: 'Board-to-board, wire-to-board and wire-to-wire connectors.',
    outline: packages.header(2, 10, 2.54),
  },
  '/components/electromechanical': {
    name: 'Electromechanical',
    lead: 'Relays, switches and small motors.',
    outline: bodies.tactile6,
  },
  '/components/passive-components': {
    name: 'Passive components',
    lead: 'Resistors, capacitors and inductors, chip and leaded.',
    outline: packages.chip('0805', 'coating'),
  },
  '/components/semiconductors': {
    name: 'Semiconductors',
    lead: 'Diodes, transistors and integrated circuits.',
    outline: packages.so8,
  },
  '/components/tools-supplies': {
    name: 'Tools and supplies',
    lead: 'Consumables for the bench: solder, cleaners and ESD protection.',
    outline: packages.sketch('iron'),
  },
};

const categoryFor = (path: CategoryPath): Category => {
  const { facets, ...category } = categoryText[path];
  return {
    path,
    ...category,
    facets: [...Object.entries(facets).map(([id, label]) => ({ id, label })), originFacet],
    meta: { title: category.title, description: category.lead },
  };
};

const groupFor = (path: CategoryGroupPath): CategoryGroup => {
  const { name, lead } = groupText[path];
  return {
    path,
    ...groupText[path],
    categories: categoryPaths.filter((categoryPath) => categoryPath.startsWith(`${path}/`)).map(categoryFor),
    meta: { title: name, description: lead },
  };
};

export const categoryGroups: readonly CategoryGroup[] = categoryGroupPaths.map(groupFor);

export const categories: readonly Category[] = categoryPaths.map(categoryFor);

export const groupOf = (category: Category): CategoryGroup | undefined =>
  categoryGroups.find(({ path }) => category.path.startsWith(`${path}/`));
