import type { Category, CategoryGroup, PartPicture } from './model.ts';
import { type CategoryGroupPath, categoryGroupPaths, type CategoryPath, categoryPaths } from './paths.ts';

export type { Category, CategoryGroup, Facet } from './model.ts';

/** What is written for a category below; `facets` maps the id of each to its label. */
type Words = Pick<Category, 'reference' | 'name' | 'title' | 'lead' | 'picture'> & { facets: Record<string, string> };

const category = (reference: string, picture: PartPicture, name: string, title = name) => ({
  reference,
  picture,
  name,
  title,
});

const words: Record<CategoryPath, Words> = {
  '/components/connectors/board-to-board': {
    ...category('J1', 'header', 'Board to board', 'Board-to-board connectors'),
    lead: 'Pin headers, socket strips and mezzanine connectors that join two boards and set the distance between them.',
    facets: { pitch: 'Pitch', positions: 'Positions', 'stack-height': 'Stack height' },
  },
  '/components/connectors/wire-to-board': {
    ...category('J2', 'terminal', 'Wire to board', 'Wire-to-board connectors'),
    lead: 'Headers for crimped plugs and screw terminals: where a wire comes off and goes back on without an iron.',
    facets: { pitch: 'Pitch', positions: 'Positions', current: 'Current' },
  },
  '/components/connectors/wire-to-wire': {
    ...category('J3', 'pair', 'Wire to wire', 'Wire-to-wire connectors'),
    lead: 'Pairs and splices that join cables in line, from signal leads to battery cables.',
    facets: { positions: 'Positions', current: 'Current' },
  },
  '/components/electromechanical/relays': {
    ...category('K1', 'relay', 'Relays'),
    lead: 'A coil on one side, contacts on the other and no electrical path between them.',
    facets: { coil: 'Coil voltage', current: 'Contact current', form: 'Contacts' },
  },
  '/components/electromechanical/switches': {
    ...category('S1', 'button', 'Switches'),
    lead: 'Buttons for a board and switches for a panel, by how they move, how many circuits they turn and what they carry.',
    facets: { type: 'Type', poles: 'Poles', current: 'Current' },
  },
  '/components/electromechanical/motors': {
    ...category('M1', 'motor', 'Motors'),
    lead: 'Geared and plain DC motors, steppers and servos for small machines.',
    facets: { type: 'Type', voltage: 'Voltage', speed: 'Speed' },
  },
  '/components/embedded-solutions': {
    ...category('A1', 'board', 'Embedded solutions'),
    lead: 'Microcontroller boards to start on before you draw your own.',
    facets: { core: 'Core', memory: 'Program memory', pins: 'Pins for signals' },
  },
  '/components/enclosures': {
    ...category('MP1', 'box', 'Enclosures'),
    lead: 'Plastic and die-cast boxes. Choose the box first: it sets the outline of the board and where its holes are.',
    facets: { material: 'Material', length: 'Longest side', rating: 'Protection' },
  },
  '/components/engineering-tools': {
    ...category('TP1', 'dongle', 'Engineering tools'),
    lead: 'Programmers, adapters, a logic analyser, and what a first circuit is tried out on.',
    facets: { type: 'Type', connection: 'Connects by' },
  },
  '/components/industrial-automation': {
    ...category('A2', 'din', 'Industrial automation'),
    lead: 'Power supplies and relays for the DIN rail, and sensors for the machine.',
    facets: { type: 'Type', supply: 'Supply' },
  },
  '/components/led-lighting': {
    ...category('DS1', 'led', 'LED lighting'),
    lead: 'Light-emitting diodes for lamps and for indicators, on strips or with leads.',
    facets: { colour: 'Colour', current: 'Current', package: 'Package' },
  },
  '/components/memory-data-storage': {
    ...category('U2', 'card', 'Memory and data storage'),
    lead: 'Chips that keep settings, programs and logs, with and without power. Sizes of chips are in bits.',
    facets: { type: 'Type', size: 'Size', bus: 'Bus' },
  },
  '/components/opto-electronics': {
    ...category('U3', 'optocoupler', 'Opto-electronics'),
    lead: 'Parts that send light, see light, or pass a signal on by light across an isolation gap.',
    facets: { type: 'Type', figure: 'Wavelength or transfer ratio' },
  },
  '/components/passive-components/resistors': {
    ...category('R1', 'axial', 'Resistors'),
    lead: 'Chip and leaded resistors, from the milliohms that measure a current to the kiloohms that pull a line up.',
    facets: { resistance: 'Resistance', tolerance: 'Tolerance', power: 'Power', size: 'Size' },
  },
  '/components/passive-components/capacitors': {
    ...category('C1', 'radial', 'Capacitors'),
    lead: 'Ceramic, aluminium, tantalum and film capacitors. X5R and X7R ceramics lose capacitance under DC voltage; C0G does not.',
    facets: { capacitance: 'Capacitance', voltage: 'Voltage', dielectric: 'Dielectric' },
  },
  '/components/passive-components/inductors': {
    ...category('L1', 'coil', 'Inductors'),
    lead: 'Power inductors for converters, ferrite beads for supply lines, chokes for the mains.',
    facets: { inductance: 'Inductance', current: 'Current', size: 'Size' },
  },
  '/components/power': {
    ...category('PS1', 'to220', 'Power', 'Power supplies and converters'),
    lead: 'Regulators, converter modules and isolated supplies that make the voltage your board needs.',
    facets: { topology: 'Topology', voltage: 'Output voltage', current: 'Output current, at most' },
  },
  '/components/rf-wireless': {
    ...category('E1', 'module', 'RF and wireless'),
    lead: 'Radio modules and antennas. In India, low-power equipment needs no licence at 865 to 868 MHz and at 2.4 GHz.',
    facets: { band: 'Band', interface: 'Interface' },
  },
  '/components/semiconductors/diodes': {
    ...category('D1', 'sma', 'Diodes'),
    lead: 'Rectifiers, Schottky and Zener diodes, and diodes that clamp a surge.',
    facets: { type: 'Type', voltage: 'Voltage', current: 'Current' },
  },
  '/components/semiconductors/transistors': {
    ...category('Q1', 'sot23', 'Transistors'),
    lead: 'Bipolar transistors and MOSFETs. On-resistances are the highest by the data sheet, with the gate fully driven.',
    facets: { type: 'Type', voltage: 'Voltage', current: 'Current', 'on-resistance': 'On-resistance' },
  },
  '/components/semiconductors/ics': {
    ...category('U1', 'soic', 'ICs', 'Integrated circuits'),
    lead: 'Timers, amplifiers, logic, drivers, interfaces and microcontrollers, in packages for hand and machine.',
    facets: { family: 'Family', package: 'Package' },
  },
  '/components/sensors': {
    ...category('B1', 'to92', 'Sensors'),
    lead: 'Temperature, climate, distance, motion, current and light, as parts and on small boards.',
    facets: { quantity: 'Measures', interface: 'Interface' },
  },
  '/components/test-measurement': {
    ...category('TP2', 'instrument', 'Test and measurement'),
    lead: 'Meters, probes and leads for a bench on which boards come to life.',
    facets: { type: 'Type', range: 'Range' },
  },
  '/components/thermal-management': {
    ...category('HS1', 'heatsink', 'Thermal management'),
    lead: 'Heatsinks, pads, paste and fans. A heatsink of 20 K/W grows 20 degrees warmer for every watt.',
    facets: { type: 'Type', figure: 'Thermal figure' },
  },
  '/components/tools-supplies/soldering': {
    ...category('H1', 'iron', 'Soldering', 'Soldering supplies'),
    lead: 'Wire, paste, flux and irons. Sn63Pb37 contains lead; SAC305 is lead-free and melts 34 degrees higher.',
    facets: { type: 'Type', alloy: 'Alloy' },
  },
  '/components/tools-supplies/cleaning': {
    ...category('H2', 'bottle', 'Cleaning', 'Cleaning supplies'),
    lead: 'What takes flux, dust, oxide and stray paste off boards and stencils.',
    facets: { type: 'Type', removes: 'Removes' },
  },
  '/components/tools-supplies/esd-protection': {
    ...category('H3', 'strap', 'ESD protection'),
    lead: 'Straps, mats and bags that lead static charge away before it finds a gate.',
    facets: { type: 'Type', protects: 'Protects' },
  },
  '/components/wire-cable': {
    ...category('W1', 'cable', 'Wire and cable'),
    lead: 'Hook-up wire and ribbon cable. The lower the gauge number, the thicker the wire.',
    facets: { gauge: 'Gauge', colour: 'Colour', insulation: 'Insulation' },
  },
};

const groupWords: Record<CategoryGroupPath, Pick<CategoryGroup, 'reference' | 'name' | 'lead' | 'picture'>> = {
  '/components/connectors': {
    reference: 'J',
    name: 'Connectors',
    lead: 'Boards to boards, wires to boards, wires to wires.',
    picture: 'header',
  },
  '/components/electromechanical': {
    reference: 'K',
    name: 'Electromechanical',
    lead: 'Parts that move: relays, switches and motors.',
    picture: 'relay',
  },
  '/components/passive-components': {
    reference: 'R',
    name: 'Passive components',
    lead: 'Resistors, capacitors and inductors: most of what stands on any board.',
    picture: 'chip',
  },
  '/components/semiconductors': {
    reference: 'Q',
    name: 'Semiconductors',
    lead: 'Diodes, transistors and integrated circuits.',
    picture: 'soic',
  },
  '/components/tools-supplies': {
    reference: 'H',
    name: 'Tools and supplies',
    lead: 'What a bench uses up: solder, cleaners, and protection against static.',
    picture: 'iron',
  },
};

const categoryAt = (path: CategoryPath): Category => {
  const { facets, ...category } = words[path];
  return {
    path,
    ...category,
    facets: Object.entries(facets).map(([id, label]) => ({ id, label })),
    meta: { title: category.title, description: category.lead },
  };
};

const groupAt = (path: CategoryGroupPath): CategoryGroup => {
  const { name, lead } = groupWords[path];
  return {
    path,
    ...groupWords[path],
    categories: categoryPaths.filter((categoryPath) => categoryPath.startsWith(`${path}/`)).map(categoryAt),
    meta: { title: name, description: lead },
  };
};

/** The parents, in the order of their names. */
export const categoryGroups: readonly CategoryGroup[] = categoryGroupPaths.map(groupAt);

/** Every page of parts: those of the groups and those that stand alone. */
export const categories: readonly Category[] = categoryPaths.map(categoryAt);

/** The group that a category belongs to, if any. */
export const groupOf = (category: Category): CategoryGroup | undefined =>
  categoryGroups.find(({ path }) => category.path.startsWith(`${path}/`));
